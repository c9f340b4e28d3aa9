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
  var missed = false;
  var turned = false;

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
    shown = null;
    part.hidden = true;
    lost.hidden = true;
    if (source) { source.close(); }
  }

  function place(element) {
    return element && element.name ? [element.name, element.value, element.type, element.selectionStart] : null;
  }

  // What was typed while the page was asked for stays as it was typed.
  function again(was) {
    var found = was ? part.querySelectorAll("[name]") : [];
    for (var i = 0; i < found.length; i++) {
      var one = found[i];
      if (one.name !== was[0] || (one.type === "radio" && one.value !== was[1])) { continue; }
      if (was[2] === "text" && one.type === "text") { one.value = was[1]; }
      one.focus();
      if (one.type === "text") { one.setSelectionRange(was[3], was[3]); }
      return;
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
    if (push) { turned = true; }
    if (location.search !== wanted) { history[push ? "pushState" : "replaceState"](null, "", "/" + wanted); }
    fetch("/part" + wanted, { cache: "no-store", credentials: "same-origin" }).then(function (answer) {
      if (answer.status === 401) { isGone(); return null; }
      document.documentElement.lang = answer.headers.get("Content-Language") || document.documentElement.lang;
      if (answer.status === 429) { setTimeout(function () { load(query, false); }, 1000 + 500 * Math.random()); }
      if (!answer.ok) { return null; }
      return answer.text();
    }).then(function (text) {
      if (text === null) { free(); return; }
      whenLifted(function () { if (nth === asked) { put(text); if (then) { then(); } } });
    }).catch(function () { free(); isLost(); });
  }

  function put(text) {
    var same = stands(text);
    shown = text;
    missed = false;
    gone.hidden = true;
    part.hidden = false;
    if (same) { free(); isHeard(); return; }
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
    window.scrollTo(turned ? 0 : x, turned ? 0 : y);
    turned = false;
    var entry = part.querySelector("[data-now]");
    if (entry) { document.body.setAttribute("data-entry", entry.getAttribute("data-now")); }
    standing = formedNow();
    again(here);
    chooseAgain(die);
    isHeard();
  }

  function picture() {
    var field = part.querySelector("form.photo input[type=file]");
    return field && field.files.length ? field.files[0] : null;
  }

  // A page that is typed in follows in its head and its tabs alone; the rest follows when that is done.
  function follow() {
    if (!isTyping()) { load(query, false); return; }
    missed = true;
    fetch("/part" + query, { cache: "no-store", credentials: "same-origin" }).then(function (answer) {
      if (answer.status === 401) { isGone(); }
      return answer.ok ? answer.text() : null;
    }).then(function (text) {
      if (text === null || !missed) { return; }
      var made = document.createElement("template");
      made.innerHTML = text;
      ["header", "nav"].forEach(function (name) {
        var there = part.querySelector(name), come = made.content.querySelector(name);
        if (there && come) { whenLifted(function () { there.innerHTML = come.innerHTML; }); }
      });
      isHeard();
    }).catch(isLost);
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
      follow();
    });
    source.onerror = function () {
      isLost();
      // Closed for good: the seat may be gone, or the other side said no; asked once, then tried again.
      if (source.readyState === 2 && gone.hidden) { load(query, false); setTimeout(listen, 3000); }
    };
  }

  // What is on its way is sent once, however often its button is tapped: it is free again when it was answered.
  function isUnderWay(form) {
    if (form.hasAttribute("data-under-way")) { return true; }
    form.setAttribute("data-under-way", "");
    return false;
  }

  function free() {
    var all = part.querySelectorAll("[data-under-way]");
    for (var i = 0; i < all.length; i++) { all[i].removeAttribute("data-under-way"); }
  }

  // Sends what a form holds; a refusal comes in the page's language and stands where it was pressed.
  function send(form, address, type, body, taken) {
    var answer = form.querySelector(".answer");
    function say(words, look) { answer.textContent = words; answer.className = "answer" + look; }
    say(document.body.getAttribute("data-sending"), "");
    fetch(address, {
      method: "POST", credentials: "same-origin", headers: { "Content-Type": type, "Accept": "text/plain" }, body: body
    }).then(function (found) {
      if (found.status === 202) { say("", ""); taken(); return null; }
      if (found.status === 401) { isGone(); }
      return found.text().then(function (words) { free(); say(words, " wine"); });
    }).catch(function () { free(); say(document.body.getAttribute("data-no"), " wine"); isLost(); });
  }

  function post(form, address, value, taken) {
    send(form, address, "application/json", JSON.stringify(value), taken);
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

  document.addEventListener("submit", function (event) {
    var form = event.target, what = form.getAttribute("data-post");
    if (!what) { return; }
    event.preventDefault();
    if (isUnderWay(form)) { return; }
    if (what === "die") {
      post(form, "/api/die", {
        entry: Number(form.getAttribute("data-entry")), nth: Number(form.getAttribute("data-nth")),
        face: Number(form.getAttribute("data-face"))
      }, function () { load(query, false); });
      return;
    }
    if (what === "photos") {
      var chosen = picture();
      if (chosen === null) { free(); return; }
      send(form, "/api/photos", chosen.type, chosen, function () { load("?tab=sent", true); });
      return;
    }
    if (what === "withdraw") {
      var then = event.submitter ? event.submitter.getAttribute("data-then") : null;
      post(form, "/api/withdraw", { proposal: Number(form.getAttribute("data-proposal")) }, function () {
        load(then || query, Boolean(then));
      });
      return;
    }
    // What was typed last is in no command yet: it is looked at first, then that is sent.
    if (formed(form) !== standing) {
      load(formed(form), false, function () {
        var made = part.querySelector("form.propose");
        if (made && !isUnderWay(made)) { propose(made); }
      });
      return;
    }
    propose(form);
  });

  function propose(form) {
    var command = form.getAttribute("data-command");
    var note = form.querySelector("[name=note]");
    if (!command) { free(); return; }
    post(form, "/api/proposals", { commands: [JSON.parse(command)], note: note ? note.value : "" }, function () {
      load("?tab=sent", true);
    });
  }

  // A phone that slept finds its page as it was: it is asked for anew at once, not when the network notices.
  document.addEventListener("visibilitychange", function () {
    if (!document.hidden) { follow(); listen(); }
  });
  document.addEventListener("focusout", function () {
    setTimeout(function () { if (missed && !isTyping()) { load(query, false); } }, 0);
  });
  window.addEventListener("popstate", function () { load(location.search, false); });
  window.addEventListener("online", function () { follow(); listen(); });
  window.addEventListener("offline", isLost);
  standing = formedNow();
  listen();
}());
