# What packaging/try-packages tries in a bare Debian root; sourced by it.
# shellcheck shell=sh

fresh_root() { # what for: a fresh copy of the bare root of $suite, in $there
    [ -d "$roots/$suite" ] || debootstrap --variant=minbase "$suite" "$roots/$suite" >"$roots/$suite-made.log" 2>&1 || stop "no root"
    there=$roots/$suite-$1
    leave_root
    rm -rf "$there"
    cp -a "$roots/$suite" "$there"
    cp /etc/resolv.conf "$there/etc/" 2>/dev/null || true
}

try_build() { # everything built in the bare root, from what is committed: what it lacks is named and installed on the way
    fresh_root build
    trap leave_root EXIT
    mkdir -p "$there/root/companion"
    git -C "$root" archive HEAD | tar -x -C "$there/root/companion"
    # the registry's certificate as this machine has it, beside the root's own, which packages write anew
    [ -z "${SSL_CERT_FILE:-}" ] || cp "$SSL_CERT_FILE" "$there/root/registry.pem"
    trusted=${SSL_CERT_FILE:+PIP_CERT=/root/registry.pem SSL_CERT_FILE=/root/registry.pem}
    mount -t proc proc "$there/proc"
    began=$(date +%s)
    in_root "$(of_registry) $trusted" sh /root/companion/packaging/build all >"$roots/$suite-build.log" 2>&1 ||
        stop "packaging/build all: $(tail -n 3 "$roots/$suite-build.log")"
    row "packaging/build all" "$suite" "$(($(date +%s) - began)) s; $(grep -c '^companion: installing ' "$roots/$suite-build.log") times something was missing and said so"
    row "what it says is missing for a folder" "$suite" "$(sed -n 's/^companion: installing \(binutils.*\|libpython.*\)/\1/p' "$roots/$suite-build.log" | tail -n 1)"
    built=$(echo "$there"/root/companion/dist/*.deb)
    [ -f "$built" ] || stop "packaging/build all: no .deb"
    leave_root
    trap - EXIT
    row "its .deb" "$suite" "$(du -m "$built" | cut -f1) MB"
    cmp -s "$wheel" "$there/root/companion/dist/$(basename "$wheel")" && row "its wheel, beside that of this machine" "$suite" "the same bytes"
    mkdir -p "$roots/$suite-dist"
    cp "$built" "$roots/$suite-dist/"
    rm -rf "$there"
}

of_registry() { env | grep -E '^(PIP|UV|SSL)_' | grep -v ' ' || true; }

make_root() { # a root to try the package in
    fresh_root try
    mkdir -p "$there/tmp/wheels" "$there/tmp/.X11-unix" "$there/mnt/small"
    cp "$deb" "$there/tmp/"
    version=$(case $suite in trixie) echo 3.13 ;; *) echo 3.11 ;; esac)
    "$python" -m pip download -q --only-binary :all: --python-version "$version" -d "$there/tmp/wheels" "$wheel" 2>/dev/null ||
        stop "the wheel's libraries cannot be had"
    mount -t proc proc "$there/proc"
    mount --bind /tmp/.X11-unix "$there/tmp/.X11-unix"
    Xvfb :94 -screen 0 1280x800x24 >/dev/null 2>&1 &
    server=$!
    waited=0
    until [ -S /tmp/.X11-unix/X94 ] || [ $waited = 50 ]; do sleep 0.1 && waited=$((waited + 1)); done
}

leave_root() {
    [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true
    server=
    for place in mnt/small tmp/.X11-unix proc; do umount "$there/$place" 2>/dev/null || true; done
}

in_root() { # variables, command…
    variables=$1
    shift
    # shellcheck disable=SC2086
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 $variables chroot ${as:+--userspec=$as} "$there" "$@"
}

refuses() { # what, words that are told, variables, command…: ends with 2 and says why
    what=$1 words=$2
    shift 2
    code=0
    told=$(in_root "$@" 2>&1 >/dev/null) || code=$?
    [ "$code" = 2 ] || stop "$what: ended with $code: $told"
    case $told in *Traceback* | *"a fault in the program"*) stop "$what: $told" ;; *"$words"*) ;; *) stop "$what: $told" ;; esac
    row "$what" "$suite" "2: $(printf '%s\n' "$told" | grep -F "$words" | head -n 1 | sed 's/^companion: //' | cut -c1-100)"
}

stays_open() { # what, variables, command…
    what=$1
    variables=$2
    shift 2
    code=0
    in_root "$variables" timeout 6 "$@" 2>"$roots/$suite.err" || code=$?
    [ "$code" = 124 ] || stop "$what: ended with $code: $(cat "$roots/$suite.err")"
}

try_bare() { # the program unpacked where none of its libraries is
    in_root "" dpkg -s libgl1 >/dev/null 2>&1 && stop "the root is not bare"
    in_root "" dpkg -x "/tmp/$(basename "$deb")" /tmp/loose
    loose=/tmp/loose/usr/bin
    refuses "no library of Qt" "are missing: libGL.so.1" DISPLAY=:94 "$loose/companion-desktop"
    refuses "no library of Qt, told in German" "Qt fehlen: libGL.so.1" "DISPLAY=:94 COMPANION_LANGUAGE=de" "$loose/companion"
    in_root "" sh -c "cd /root && $loose/companion new the-cornfield g.companion && $loose/companion status g.companion &&
        $loose/companion cards formations -o cards.pdf && $loose/companion demo --out demo" >"$roots/$suite.out" 2>&1 || stop "the command line"
    row "command line without a library of Qt" "$suite" "a game, cards, the demonstration"
    in_root "" rm -r /tmp/loose
}

try_installed() {
    in_root "" apt-get update -qq
    in_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "/tmp/$(basename "$deb")" >"$roots/$suite.log" 2>&1 ||
        stop "apt could not install the .deb; see $roots/$suite.log"
    row "apt install of the .deb" "$suite" "$(grep -c '^Setting up' "$roots/$suite.log") packages; $(in_root "" companion --version)"
    in_root "" companion simulate antietam-basic --games 2 --workers 2 >/dev/null || stop "simulate"
    row "companion simulate with two workers" "$suite" "works"
    [ "$(in_root "" companion doctor | head -1)" = "there is no display (no window opens)" ] || stop "the doctor"
    [ "$(in_root DISPLAY=:94 companion doctor)" = "Nothing is missing." ] || stop "the doctor: $(in_root DISPLAY=:94 companion doctor)"
    row "companion doctor without and with a display" "$suite" "names it; nothing is missing"
}

try_screens() { # what the package brings of the extras: players' screens, photographs of the table
    in_root "" companion serve /root/g.companion --port 8963 --slips /root/slips.pdf >"$roots/$suite-serve.out" 2>"$roots/$suite.err" &
    serving=$!
    "$python" - "$roots/$suite-serve.out" <<'END' || { kill "$serving"; stop "companion serve: $(cat "$roots/$suite.err")"; }
import http.cookiejar, re, sys, time, urllib.request
where, found = "http://127.0.0.1:8963/", None
for _ in range(200):
    try:
        healthy = urllib.request.urlopen(where + "healthz").read()
        found = re.search(r"http://127\.0\.0\.1:8963/s/\w+", open(sys.argv[1], encoding="utf-8").read())
    except OSError:
        pass
    if found:
        break
    time.sleep(0.1)
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
browser.open(found[0]).read()
page = browser.open(where).read().decode()
sys.exit(healthy.strip() != b"ok" or "Cornfield" not in page)
END
    kill "$(pgrep -P "$serving" 2>/dev/null || echo "$serving")" 2>/dev/null || true
    wait "$serving" 2>/dev/null || true
    [ -s "$there/root/slips.pdf" ] || stop "companion serve: no slips"
    row "companion serve: a seat opened by its link, the slips" "$suite" "works"
    in_root "" companion field /root/g.companion png -o /root/table.png >/dev/null || stop "companion field png"
    refuses "a photograph without tags" "tag" "" companion field /root/g.companion photo /root/table.png
    in_root "" sh -c 'test -f /usr/lib/companion/_internal/companion/_data/docs/referee-guide.md' || stop "the guide is not in the package"
    row "the guide" "$suite" "is in the package"
}

try_lacks() { # bad input: each with its cause, its cure, and status 2
    refuses "no display" "there is no display" "" companion-desktop
    refuses "a display that nobody serves" "no X server answers at display :4711" DISPLAY=:4711 companion-desktop
    refuses "only Wayland" "does not draw on Wayland" WAYLAND_DISPLAY=wayland-0 companion-desktop
    refuses "a platform that Qt has not" "Qt cannot draw on paper" QT_QPA_PLATFORM=paper companion-desktop
    refuses "a language that there is not" "there is no language 'xx'" "DISPLAY=:94 COMPANION_LANGUAGE=xx" companion-desktop
    for library in libEGL.so.1 libfontconfig.so.1 libxcb-cursor.so.0 libxcb-randr.so.0; do
        file=$(echo "$there"/usr/lib/*/"$library")
        mv "$file" "$file.away"
        refuses "without $library" "are missing: $library" DISPLAY=:94 companion-desktop
        mv "$file.away" "$file"
    done
    mv "$there/usr/share/fonts" "$there/usr/share/fonts.away"
    in_root DISPLAY=:94 companion doctor | grep -q 'there is no font' || stop "no font: the doctor does not say it"
    stays_open "no font" DISPLAY=:94 companion-desktop /root/g.companion
    mv "$there/usr/share/fonts.away" "$there/usr/share/fonts"
    row "no font" "$suite" "the doctor names it; the window opens with the fonts that are brought along"
    try_small_disk
    in_root "LC_ALL=C COMPANION_LANGUAGE=de" sh -c 'cd /root && companion new the-cornfield Übung.companion && companion status Übung.companion &&
        companion cards formations -o März.pdf && test -f Übung.companion -a -f März.pdf' | grep -q 'Züge' || stop "the locale C"
    row "locale C, German, names with umlauts" "$suite" "written and read as they are typed"
}

try_small_disk() { # a home that is read-only, and one that is full
    small=$there/mnt/small
    mount -t tmpfs -o size=1m,mode=777 small "$small"
    cp "$there/root/g.companion" "$small/" && chmod 666 "$small/g.companion"
    mount -o remount,ro "$small"
    as=65534:65534
    refuses "read-only home: a new game" "may not be written" HOME=/mnt/small companion new the-cornfield /mnt/small/n.companion
    refuses "read-only home: a command" "copy the game to a folder of your own" HOME=/mnt/small companion do /mnt/small/g.companion '{"order": "note", "text": "x"}'
    refuses "read-only home: cards" "may not be written" HOME=/mnt/small companion cards formations -o /mnt/small/c.pdf
    stays_open "read-only home" "HOME=/mnt/small DISPLAY=:94" companion-desktop /mnt/small/g.companion
    row "read-only home: the desktop" "$suite" "opens the game for reading"
    mount -o remount,rw "$small"
    dd if=/dev/zero of="$small/filler" bs=1k 2>/dev/null || true
    before=$(sha256sum "$small/g.companion")
    refuses "full disk: a new game" "the disk is full" HOME=/mnt/small companion new the-cornfield /mnt/small/n.companion
    refuses "full disk: a command" "the disk is full" HOME=/mnt/small companion do /mnt/small/g.companion '{"order": "note", "text": "x"}'
    refuses "full disk: cards" "the disk is full" HOME=/mnt/small companion cards formations -o /mnt/small/c.pdf
    refuses "full disk: recovery" "the disk is full" HOME=/mnt/small companion recover /mnt/small/g.companion /mnt/small/r.companion
    stays_open "full disk" "HOME=/mnt/small DISPLAY=:94" companion-desktop /mnt/small/g.companion
    [ "$before" = "$(sha256sum "$small/g.companion")" ] || stop "full disk: the game is not as it was"
    [ ! -e "$small/n.companion" ] && [ ! -e "$small/c.pdf" ] && [ ! -e "$small/r.companion" ] || stop "full disk: halves are left"
    row "full disk: the desktop, and what is left" "$suite" "opens; the game has the same bytes, nothing half lies about"
    as=
    umount "$small"
}

try_window() { # a window on a real X screen; how long it takes, beside the checkout on the host
    stays_open "a window" DISPLAY=:94 companion-desktop /root/g.companion
    row "a window on an X screen" "$suite" "stays open"
    deb_there="chroot $there /usr/bin/env -i PATH=/usr/bin:/bin HOME=/root LANG=C.UTF-8 DISPLAY=:94"
    here="env -i PATH=/usr/bin:/bin HOME=$there/root LANG=C.UTF-8 DISPLAY=:94 sh $root/packaging/run"
    started --version ended "$deb_there companion --version" "$here --version"
    started status ended "$deb_there companion status /root/g.companion" "$here status $there/root/g.companion"
    started "first window" shown "$deb_there companion-desktop /root/g.companion" "$here $there/root/g.companion"
}

try_desktop_files() {
    in_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends shared-mime-info desktop-file-utils libglib2.0-bin appstream >/dev/null 2>&1
    in_root "" cp /root/g.companion /root/nameless
    for game in g.companion nameless; do
        in_root "" gio info -a standard::content-type "/root/$game" | grep -q 'application/x-companion$' || stop "$game is not known for a game"
    done
    in_root "" gio mime application/x-companion | head -1 | grep -q 'org.companion_referee.companion.desktop' || stop "a double click does not open a game"
    row "a game's file, with and without its name" "$suite" "application/x-companion; a double click opens it"
    told=$(in_root "" sh -c 'appstreamcli validate --pedantic --no-net /usr/share/metainfo/org.companion_referee.companion.metainfo.xml') || stop "appstreamcli: $told"
    row "appstreamcli validate --pedantic" "$suite" "$(printf '%s\n' "$told" | tail -n 1)"
}

try_wheel() {
    in_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv >/dev/null 2>&1
    in_root "" sh -c "cd /tmp && python3 -m venv v && v/bin/pip install -q --no-index --find-links /tmp/wheels companion-referee && cd / && /tmp/v/bin/companion scenarios" >/dev/null ||
        stop "the wheel"
    stays_open "the wheel's window" DISPLAY=:94 /tmp/v/bin/companion-desktop /root/g.companion
    row "the wheel in a venv" "$suite" "$(in_root "" python3 --version): its rulesets from any folder, a window"
    in_root "" apt-get purge -y -qq companion-referee >/dev/null 2>&1 || stop "purge"
    [ -z "$(find "$there/usr" -iname '*companion*' -not -path '*/tmp/*')" ] || stop "purge leaves files: $(find "$there/usr" -iname '*companion*' | head -3)"
    row "apt purge" "$suite" "leaves nothing"
}
