#!/usr/bin/env bash
# rrule-temporal 2.2.8 beside rrule 2.8.1, yearly rules of days of the year
#
# In a rule with BYYEARDAY, BYDAY leaves only the days that fall on these weekdays (RFC 5545, 3.3.10, note 2 of the
# table). rrule-temporal ignores it: the first and last day of the year if they are working days gives Saturdays and
# Sundays. In a year without a 53rd Monday it takes the one that follows, the first of the next year, where days that a
# year does not have are to be left out (3.3.10). rrule keeps to the rule in both cases.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund rrule-temporal@2.2.8 rrule@2.8.1 >/dev/null
cat > rules.mjs <<'JS'
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
for (const [start, rule] of [['20270101', 'FREQ=YEARLY;BYYEARDAY=1,-1;BYDAY=MO,TU,WE,TH,FR;COUNT=4'], ['20291231', 'FREQ=YEARLY;BYDAY=53MO;COUNT=3']]) {
  const text = `DTSTART:${start}T090000Z\nRRULE:${rule}`;
  const day = (date) => new Date(date).toUTCString().slice(0, 16);
  console.log(rule);
  console.log('  rrule', rrule.rrulestr(text).all().map(day).join('; '));
  console.log('  rrule-temporal', new RRuleTemporal({ rruleString: text }).all().map((time) => day(time.epochMilliseconds)).join('; '));
}
JS
diff - <(node rules.mjs) <<'EXPECTED'
FREQ=YEARLY;BYYEARDAY=1,-1;BYDAY=MO,TU,WE,TH,FR;COUNT=4
  rrule Fri, 01 Jan 2027; Fri, 31 Dec 2027; Mon, 01 Jan 2029; Mon, 31 Dec 2029
  rrule-temporal Fri, 01 Jan 2027; Fri, 31 Dec 2027; Sat, 01 Jan 2028; Sun, 31 Dec 2028
FREQ=YEARLY;BYDAY=53MO;COUNT=3
  rrule Mon, 31 Dec 2029; Mon, 31 Dec 2035; Mon, 31 Dec 2040
  rrule-temporal Mon, 31 Dec 2029; Mon, 06 Jan 2031; Mon, 05 Jan 2032
EXPECTED
echo "as described"
