#!/bin/sh
# Makes sure that there is a Chromium for the browser tests: the one of the distribution. And the one without
# windows, which takes less processor time, where it can be had. FUDABA_CHROMIUM names another one for both.
set -eu

there() {
    command -v "$1" > /dev/null 2>&1
}

install() {
    apt-get install -y -qq --no-install-recommends "$@" > /dev/null
}

if [ -n "${FUDABA_CHROMIUM:-}" ] && there "$FUDABA_CHROMIUM"; then
    exit 0
fi
whole=
for program in chromium chromium-browser google-chrome; do
    if there "$program"; then
        whole=$program
    fi
done
if [ -n "$whole" ] && there chromium-headless-shell; then
    exit 0
fi
if there apt-get && [ "$(id -u)" = 0 ]; then
    echo "Installing Chromium for the browser tests ..." >&2
    export DEBIAN_FRONTEND=noninteractive
    if [ -z "$whole" ]; then
        apt-get update -qq > /dev/null
        install chromium fonts-noto-core fonts-noto-cjk
    fi
    # Some distributions have none, and the tests do without it.
    there chromium-headless-shell || install chromium-headless-shell 2> /dev/null ||
        { apt-get update -qq && install chromium-headless-shell; } > /dev/null 2>&1 || true
elif [ -z "$whole" ]; then
    echo "No Chromium found: the browser tests will be skipped. Install one, or set FUDABA_CHROMIUM." >&2
fi
