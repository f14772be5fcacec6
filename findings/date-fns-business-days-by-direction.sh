#!/usr/bin/env bash
# date-fns 4.4.0, working days and nights
#
# From Monday to the Saturday after it differenceInBusinessDays is 5, and with the two exchanged -4, where
# differenceInDays is 5 and -5. No working day after a Saturday (addBusinessDays of 0) is that Saturday. A night shift
# with both times on one day, 22:00 to 06:00, is taken from 06:00 to 22:00 by areIntervalsOverlapping and
# isWithinInterval: it overlaps with a shift from 12:00 to 20:00, and noon is within it. Before version 3 this was an
# error.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund date-fns@4.4.0 >/dev/null
cat > days.mjs <<'JS'
import { addBusinessDays, areIntervalsOverlapping, differenceInBusinessDays, differenceInDays, isWithinInterval } from 'date-fns';
const [monday, saturday] = [new Date(2026, 10, 9), new Date(2026, 10, 14)];
console.log(differenceInBusinessDays(saturday, monday), differenceInBusinessDays(monday, saturday), differenceInDays(saturday, monday), differenceInDays(monday, saturday));
console.log(addBusinessDays(saturday, 0).getDate(), addBusinessDays(saturday, 1).getDate());
const hours = (start, end) => ({ start: new Date(2026, 10, 9, start), end: new Date(2026, 10, 9, end) });
console.log(areIntervalsOverlapping(hours(22, 6), hours(12, 20)), isWithinInterval(new Date(2026, 10, 9, 12), hours(22, 6)));
JS
diff - <(node days.mjs) <<'EXPECTED'
5 -4 5 -5
14 16
true true
EXPECTED
echo "as described"
