// What a page does by itself: follows the game, keeps its place, sends what is pressed. Nothing else is needed.
(function () {
  "use strict";
  var part = document.getElementById("part");
  var lost = document.getElementById("lost");
  var gone = document.getElementById("gone");
  var query = location.search;
  var source = null;
  var asked = 0;
  var shown = null;
  var pressed = false;
  var waits = null;
  var standing = "";

  function two(n) { return (n < 10 ? "0" : "") + n; }

  function isLost() {
    if (!lost.hidden) { return; }
    var now = new Date();
    var words = lost.getAttribute("data-since");
    lost.querySelector("span").textContent = words
      .replace("{at}", two(now.getHours()) + ":" + two(now.getMinutes()))
      .replace("{n}", document.body.getAttribute("data-entry"));
    lost.hidden = false;
    document.body.classList.add("old");
  }

  function isHeard() {
    lost.hidden = true;
    document.body.classList.remove("old");
  }

  function isGone() {
    gone.hidden = false;
    part.hidden = true;
    lost.hidden = true;
    if (source) { source.close(); }
  }

  function place(element) {
    return element && element.name ? [element.name, element.value] : null;
  }

  function again(name) {
    var found = name ? part.querySelectorAll("[name]") : [];
    for (var i = 0; i < found.length; i++) {
      var one = found[i];
      if (one.name === name[0] && (one.type !== "radio" || one.value === name[1])) { one.focus(); return; }
    }
  }

  // Whether it is what stands there already: nothing is put in its own place again, under somebody's finger.
  function stands(text) {
    if (shown !== null) { return text === shown; }
    var made = document.createElement("template");
    made.innerHTML = text;
    return made.innerHTML.trim() === part.innerHTML.trim();
  }

  // A button that a finger lies on is not taken from under it: what came meanwhile is put there when it is lifted.
  function whenLifted(act) {
    if (pressed) { waits = act; } else { act(); }
  }

  function isLifted() {
    pressed = false;
    setTimeout(function () { // after the click that it was
      var act = waits;
      waits = null;
      if (act && !pressed) { act(); }
    }, 0);
  }

  document.addEventListener("pointerdown", function () { pressed = true; });
  document.addEventListener("pointerup", isLifted);
  document.addEventListener("pointercancel", isLifted);

  // What has changed is put in the place of what was there; the page stays where it was scrolled to.
  function load(wanted, push, then) {
    var nth = ++asked;
    query = wanted;
    fetch("/part" + wanted, { cache: "no-store", credentials: "same-origin" }).then(function (answer) {
      if (answer.status === 401) { isGone(); return null; }
      if (answer.status === 429) { setTimeout(function () { load(query, false); }, 1000 + 500 * Math.random()); }
      if (!answer.ok) { return null; }
      return answer.text();
    }).then(function (text) {
      if (text !== null) { whenLifted(function () { if (nth === asked) { put(text, wanted, push); if (then) { then(); } } }); }
    }).catch(isLost);
  }

  function put(text, wanted, push) {
    var same = stands(text);
    shown = text;
    if (same) { isHeard(); return; }
    var die = chosen();
    var here = place(document.activeElement);
    var map = part.querySelector(".map"), at = map ? [map.scrollLeft, map.scrollTop] : null;
    var x = window.pageXOffset, y = window.pageYOffset;
    part.innerHTML = text;
    map = part.querySelector(".map");
    if (map && at) {
      var back = function () { map.scrollLeft = at[0]; map.scrollTop = at[1]; };
      map.querySelector("img").addEventListener("load", back);
      back();
    }
    if (push || location.search !== wanted) { history.replaceState(null, "", "/" + wanted); }
    window.scrollTo(push ? 0 : x, push ? 0 : y);
    var entry = part.querySelector("[data-now]");
    if (entry) { document.body.setAttribute("data-entry", entry.getAttribute("data-now")); }
    again(here);
    chooseAgain(die);
    standing = formedNow();
    isHeard();
  }

  function picture() {
    var field = part.querySelector("form.photo input[type=file]");
    return field && field.files.length ? field.files[0] : null;
  }

  // What is being typed, or a photograph that was chosen, is taken from nobody by what others do.
  function isTyping() {
    var here = document.activeElement;
    if (picture()) { return true; }
    return here && (here.tagName === "TEXTAREA" || (here.tagName === "INPUT" && here.type === "text"));
  }

  function listen() {
    if (source) { source.close(); }
    source = new EventSource("/api/events");
    // The first, too, is followed: a die may be wanted since the page was made, and the entry is the same.
    source.addEventListener("change", function () {
      isHeard();
      if (!isTyping()) { load(query, false); }
    });
    source.onerror = function () {
      isLost();
      // Closed for good: the seat may be gone, or the other side said no; asked once, then tried again.
      if (source.readyState === 2) { load(query, false); setTimeout(listen, 3000); }
    };
  }

  function send(address, value, told) {
    return fetch(address, {
      method: "POST", credentials: "same-origin", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value)
    }).then(function (answer) {
      return answer.json().then(function (said) { told(answer.status, said); });
    }).catch(isLost);
  }

  function reasons(said) {
    var found = (said.reasons || []).map(function (one) { return one.text || one; });
    return found.length ? found.join("; ") : said.error || "";
  }

  function formed(form) {
    var pairs = [];
    var fields = form.elements;
    for (var i = 0; i < fields.length; i++) {
      var one = fields[i];
      if (!one.name || one.disabled || ((one.type === "radio" || one.type === "checkbox") && !one.checked)) { continue; }
      if (one.value !== "") { pairs.push(encodeURIComponent(one.name) + "=" + encodeURIComponent(one.value)); }
    }
    return "?" + pairs.join("&");
  }

  // What the proposal's form said when its command was made of it.
  function formedNow() {
    var form = part.querySelector("form.propose");
    return form ? formed(form) : "";
  }

  document.addEventListener("click", function (event) {
    var tab = event.target.closest ? event.target.closest("nav a, a[data-load]") : null;
    if (tab) {
      event.preventDefault();
      load(tab.getAttribute("href").replace(/^\//, ""), true);
      return;
    }
    var face = event.target.closest ? event.target.closest("button.face") : null;
    if (face) { choose(face); }
  });

  // Which die is asked for and which face was pressed: what others do meanwhile takes it from nobody's hand.
  function chosen() {
    var face = part.querySelector("button.face[aria-pressed=true]");
    return face ? [face.form.getAttribute("data-entry"), face.form.getAttribute("data-nth"), face.getAttribute("data-face")] : null;
  }

  function chooseAgain(die) {
    var form = die ? part.querySelector("form.faces") : null;
    if (form && form.getAttribute("data-entry") === die[0] && form.getAttribute("data-nth") === die[1]) {
      choose(form.querySelector("button.face[data-face='" + die[2] + "']"));
    }
  }

  function choose(face) {
    var form = face.form;
    var all = form.querySelectorAll("button.face");
    for (var i = 0; i < all.length; i++) { all[i].setAttribute("aria-pressed", all[i] === face ? "true" : "false"); }
    var button = form.querySelector("button.primary");
    button.disabled = false;
    button.textContent = button.getAttribute("data-words").replace("?", face.querySelector("b").textContent);
    form.setAttribute("data-face", face.getAttribute("data-face"));
  }

  document.addEventListener("reset", function (event) {
    var all = event.target.querySelectorAll("button.face");
    for (var i = 0; i < all.length; i++) { all[i].setAttribute("aria-pressed", "false"); }
    var button = event.target.querySelector("button.primary");
    if (button) { button.disabled = true; }
  });

  document.addEventListener("change", function (event) {
    var form = event.target.form;
    if (form && form.getAttribute("data-post") === "photos") { pictured(form); return; }
    if (form && form.getAttribute("data-look") !== null) { load(formed(form), false); }
  });

  function pictured(form) {
    var chosen = picture(), big = chosen !== null && chosen.size > Number(form.getAttribute("data-most"));
    var told = chosen === null ? "" : chosen.name + " · " + (chosen.size / 1048576).toFixed(1) + " MiB";
    form.querySelector(".chosen").textContent = big ? form.getAttribute("data-big") : told;
    form.querySelector(".primary").disabled = chosen === null || big;
  }

  function sendPicture(form, answer) {
    var chosen = picture(), button = form.querySelector(".primary");
    if (chosen === null) { return; }
    button.disabled = true;
    fetch("/api/photos", {
      method: "POST", credentials: "same-origin", headers: { "Content-Type": chosen.type }, body: chosen
    }).then(function (found) {
      return found.json().then(function (said) {
        if (found.status === 202) { load("?tab=sent", true); return; }
        answer.textContent = reasons(said); answer.className = "answer wine"; button.disabled = false;
      });
    }).catch(function () { button.disabled = false; isLost(); });
  }

  document.addEventListener("submit", function (event) {
    var form = event.target, what = form.getAttribute("data-post");
    if (!what) { return; }
    event.preventDefault();
    var answer = form.querySelector(".answer");
    if (what === "die") {
      send("/api/die", {
        entry: Number(form.getAttribute("data-entry")), nth: Number(form.getAttribute("data-nth")),
        face: Number(form.getAttribute("data-face"))
      }, function (status, said) {
        if (status !== 202) { answer.textContent = reasons(said); answer.className = "answer wine"; return; }
        load(query, false);
      });
      return;
    }
    if (what === "photos") { sendPicture(form, answer); return; }
    if (what === "withdraw") {
      var then = event.submitter ? event.submitter.getAttribute("data-then") : null;
      send("/api/withdraw", { proposal: Number(form.getAttribute("data-proposal")) }, function (status, said) {
        if (status !== 202) { answer.textContent = reasons(said); answer.className = "answer wine"; return; }
        load(then || query, Boolean(then));
      });
      return;
    }
    // What was typed last is in no command yet: it is looked at first, then that is sent.
    if (formed(form) !== standing) {
      load(formed(form), false, function () {
        var made = part.querySelector("form.propose");
        if (made) { propose(made); }
      });
      return;
    }
    propose(form);
  });

  function propose(form) {
    var command = form.getAttribute("data-command"), answer = form.querySelector(".answer");
    var note = form.querySelector("[name=note]");
    if (!command) { return; }
    send("/api/proposals", { commands: [JSON.parse(command)], note: note ? note.value : "" }, function (status, said) {
      if (status !== 202) { answer.textContent = reasons(said); answer.className = "answer wine"; return; }
      load("?tab=sent", true);
    });
  }

  // A phone that slept finds its page as it was: it is asked for anew at once, not when the network notices.
  document.addEventListener("visibilitychange", function () {
    if (!document.hidden) { load(query, false); listen(); }
  });
  window.addEventListener("online", function () { load(query, false); listen(); });
  window.addEventListener("offline", isLost);
  standing = formedNow();
  listen();
}());
