# Set-up shared by packaging/run and packaging/test; sourced, with `wanted` set to "run" or "dev".
# Brings a fresh Debian or Ubuntu to a working .venv; when everything stands already it only looks, in a few milliseconds.
# shellcheck shell=sh

say() { printf '%s\n' "companion: $*" >&2; }
stop() {
    say "$*"
    exit 2
}

root=$(cd "$(dirname "$0")/.." && pwd)
venv=$root/.venv
LANG=${LANG:-C.UTF-8}
export LANG

# What Qt needs to draw, with and without a screen (libGL and the rest come with these), and what makes a venv.
libraries="libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libglib2.0-0 libxcb-cursor0 libxcb-icccm4 \
libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0 fonts-dejavu-core"
[ "$wanted" = run ] || libraries="$libraries xvfb xauth appstream desktop-file-utils libxml2-utils \
dbus at-spi2-core gir1.2-atspi-2.0 python3-gi"

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

may_install() {
    command -v apt-get >/dev/null 2>&1 && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }
}

apt_install() { # what it is for, packages
    purpose=$1
    shift
    may_install || stop "$purpose is missing; type:  sudo apt-get install -y $*"
    say "installing $*"
    if ! { as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$@"; } >"$root/.setup.log" 2>&1; then
        tail -n 5 "$root/.setup.log" >&2
        stop "apt-get could not install $*; the log is $root/.setup.log"
    fi
    rm -f "$root/.setup.log"
}

missing_packages() {
    for package in $libraries; do
        # since the 64-bit time change some are called NAMEt64, which provides the old name
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
            dpkg-query -W -f '${Status}' "${package}t64" 2>/dev/null | grep -q 'ok installed' || printf '%s ' "$package"
    done
}

system_libraries() {
    command -v dpkg-query >/dev/null 2>&1 || {
        say "this is no Debian or Ubuntu: see that the libraries of Qt 6 are there ($libraries)"
        return 0
    }
    missing=$(missing_packages)
    # shellcheck disable=SC2086
    [ -z "$missing" ] || apt_install "a system library" $missing
}

find_python() {
    for python in python3 python3.13 python3.12 python3.11; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then return 0; fi
    done
    if command -v python3 >/dev/null 2>&1; then
        stop "Python 3.11 or newer is needed, this is $(python3 --version 2>&1); install a newer python3"
    fi
    apt_install "python3" python3
    python=python3
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || stop "Python 3.11 or newer is needed"
}

make_venv() {
    find_python
    "$python" -c 'import ensurepip, venv' 2>/dev/null || apt_install "python3-venv" python3-venv
    say "making .venv with $("$python" --version 2>&1)"
    rm -rf "$venv"
    "$python" -m venv "$venv" || stop "could not make $venv; is the disk full or the folder read-only?"
}

pip() { "$venv/bin/python" -m pip --disable-pip-version-check --quiet --no-input "$@"; }

dependencies() { # requirement file
    say "installing the libraries of $(basename "$1" .txt) (once)"
    pip install --require-hashes -r "$root/packaging/requirements-build.txt" -r "$1" ||
        stop "the libraries could not be installed; is the network there?"
    cp "$1" "$venv/have-$wanted"
}

project() {
    say "installing the project"
    touch "$venv/installing"
    pip install --no-deps --no-build-isolation --force-reinstall "$root" || stop "the project could not be installed"
    # a set PYTHONDONTWRITEBYTECODE must not slow every start down
    site=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
    env -u PYTHONDONTWRITEBYTECODE "$venv/bin/python" -m compileall -q "$site/companion" ||
        stop "the project could not be compiled"
    mv "$venv/installing" "$venv/installed"
}

had_libraries() { [ "$(cat "$venv/system-$wanted" 2>/dev/null)" = "$libraries" ]; }

stale() {
    [ -f "$venv/installed" ] || return 0
    [ -n "$(find "$root/companion" "$root/rulesets" "$root/resources" "$root/docs" "$root/packaging/carried.py" "$root/packaging/wording/po.py" \
        "$root/pyproject.toml" "$root/README.md" \
        -newer "$venv/installed" ! -name __pycache__ ! -name '*.pyc' ! -name '*.mo' ! -name catalogues -print -quit 2>/dev/null)" ]
}

requirements=$root/packaging/requirements.txt
[ "$wanted" = run ] || requirements=$root/packaging/requirements-dev.txt

set_up() {
    had_libraries || system_libraries
    [ -f "$venv/made" ] && "$venv/bin/python" -c pass 2>/dev/null || { make_venv && touch "$venv/made"; }
    printf '%s\n' "$libraries" >"$venv/system-$wanted"
    cmp -s "$requirements" "$venv/have-$wanted" || dependencies "$requirements"
    if stale; then project; fi
}

if [ ! -f "$venv/made" ] || ! had_libraries || ! cmp -s "$requirements" "$venv/have-$wanted" || stale; then
    [ -w "$root" ] || stop "$root is read-only: copy the folder to where you may write"
    if command -v flock >/dev/null 2>&1; then
        exec 9>"$root/.setup.lock"
        flock 9
        set_up
        flock -u 9
        exec 9>&-
        rm -f "$root/.setup.lock"
    else
        set_up
    fi
fi
