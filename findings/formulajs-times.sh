#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1, functions of times
#
# Excel's TIME takes hours above 23 modulo a day, so TIME(30,0,0) is 6 in the morning, 0.25; formulajs gives 1.25.
# TIMEVALUE and HOUR of the text "22:00", their usual argument, are #VALUE!. TEXT knows no format of times and gives the
# rounded number: "hh:mm" of 06:00 is "0", "[h]:mm" of 30 hours "1". WORKDAY.INTL refuses the text for weekends
# ("0000011") that NETWORKDAYS.INTL takes.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund @formulajs/formulajs@4.6.1 >/dev/null
cat > functions.mjs <<'JS'
import { HOUR, NETWORKDAYS, TEXT, TIME, TIMEVALUE, WORKDAY } from '@formulajs/formulajs';
const [friday, monday] = [new Date(2026, 10, 27), new Date(2026, 10, 30)];
console.log('TIME', TIME(22, 0, 0), TIME(30, 0, 0));
console.log('TIMEVALUE', String(TIMEVALUE('22:00')), 'HOUR', String(HOUR('22:00')));
console.log('TEXT', TEXT(0.25, 'hh:mm'), TEXT(1.25, '[h]:mm'), TEXT(7.5, '0.00'));
console.log('NETWORKDAYS.INTL', NETWORKDAYS.INTL(friday, monday, '0000011'), 'WORKDAY.INTL', String(WORKDAY.INTL(friday, 1, '0000011')));
JS
diff - <(node functions.mjs) <<'EXPECTED'
TIME 0.9166666666666666 1.25
TIMEVALUE Error: #VALUE! HOUR Error: #VALUE!
TEXT 0 1 7.50
NETWORKDAYS.INTL 2 WORKDAY.INTL Error: #VALUE!
EXPECTED
echo "as described"
