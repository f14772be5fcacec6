#!/usr/bin/env bash
# @wordpress/date 5.56.0, the date of a post as the REST API gives it
#
# The API's `date` is in the site's zone and has no offset (WordPress REST API reference, posts: "in the site's
# timezone"). getDate reads it so; dateI18n, which formats it, takes it for the time of the machine, so a post of 10:00
# in Madrid is of 16:00 for a reader in New York, and of 10:00 for one in Madrid. humanTimeDiff calls twelve hours from
# now "12 hours ago" where the second argument is the later one, as its names (from, to) have it; PHP's human_time_diff
# has no direction. The format e, the name of the zone in PHP, gives CEST instead of Europe/Madrid.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund @wordpress/date@5.56.0 >/dev/null
cat > post.mjs <<'JS'
import * as date from '@wordpress/date';
date.setSettings({ ...date.getSettings(), timezone: { offset: '1', string: 'Europe/Madrid', abbr: 'CET' } });
const post = '2026-07-06T10:00:00';
console.log(process.env.TZ, date.getDate(post).toISOString(), date.dateI18n('H:i e', post), '|', date.humanTimeDiff('2026-07-06T10:00:00', '2026-07-06T22:00:00'));
JS
diff - <(for TZ in Europe/Madrid America/New_York; do TZ=$TZ node post.mjs; done) <<'EXPECTED'
Europe/Madrid 2026-07-06T08:00:00.000Z 10:00 CEST | 12 hours ago
America/New_York 2026-07-06T08:00:00.000Z 16:00 CEST | 12 hours ago
EXPECTED
echo "as described"
