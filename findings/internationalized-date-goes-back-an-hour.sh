#!/usr/bin/env bash
# @internationalized/date 3.12.4 beside @js-temporal/polyfill 0.5.1, setting the minutes of a time
#
# In the night on which clocks go back, 02:30 comes twice. Set to 02:45, the second of them (+01:00) stays the second
# with Temporal, as its proposal says (an offset that is still right is kept). With @internationalized/date it becomes
# the first, an hour earlier: 45 minutes before the time it had. Adding 15 minutes is right with both.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund @internationalized/date@3.12.4 @js-temporal/polyfill@0.5.1 >/dev/null
cat > minutes.mjs <<'JS'
import { fromAbsolute } from '@internationalized/date';
import { Temporal } from '@js-temporal/polyfill';
const second = '2026-10-25T01:30:00Z';
const time = Temporal.Instant.from(second).toZonedDateTimeISO('Europe/Madrid');
console.log('Temporal', time.with({ minute: 45 }).toString(), time.add({ minutes: 15 }).toString());
const other = fromAbsolute(Date.parse(second), 'Europe/Madrid');
console.log('@internationalized/date', other.set({ minute: 45 }).toString(), other.add({ minutes: 15 }).toString());
JS
diff - <(node minutes.mjs) <<'EXPECTED'
Temporal 2026-10-25T02:45:00+01:00[Europe/Madrid] 2026-10-25T02:45:00+01:00[Europe/Madrid]
@internationalized/date 2026-10-25T02:45:00+02:00[Europe/Madrid] 2026-10-25T02:45:00+01:00[Europe/Madrid]
EXPECTED
echo "as described"
