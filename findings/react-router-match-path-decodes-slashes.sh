#!/usr/bin/env bash
# react-router 8.4.0, a name in an address: matchPath beside matchRoutes
#
# matchRoutes, as the router itself, gives parameters decoded. matchPath, for the same pattern and address, leaves the
# space and the ñ as they are written in the address, but decodes a slash, so its result can neither be shown nor be
# decoded with safety. A pattern with ñ matches the encoded address, which location.pathname of a browser has, with
# matchRoutes only. The documentation says of neither whether it decodes.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
echo '{ "allowScripts": { "node": true } }' > package.json
npm install --silent --no-audit --no-fund node@24.9.0 react-router@8.4.0 react@19.3.1 react-dom@19.3.1 >/dev/null
cat > match.mjs <<'JS'
import { matchPath, matchRoutes } from 'react-router';
for (const [pattern, address] of [['/team/:name', '/team/Ana%20Ruiz'], ['/team/:name', '/team/Mu%C3%B1oz'], ['/team/:name', '/team/Day%2FNight'], ['/año', '/a%C3%B1o']]) {
  const path = matchPath(pattern, address);
  const routes = matchRoutes([{ path: pattern }], address);
  console.log(address, '=', path ? path.params.name : 'none', 'and', routes ? (routes[0].params.name ?? 'a match') : 'none');
}
JS
diff - <(node_modules/.bin/node match.mjs) <<'EXPECTED'
/team/Ana%20Ruiz = Ana%20Ruiz and Ana Ruiz
/team/Mu%C3%B1oz = Mu%C3%B1oz and Muñoz
/team/Day%2FNight = Day/Night and Day/Night
/a%C3%B1o = none and a match
EXPECTED
echo "as described"
