import { readFileSync } from 'node:fs';
import { LanternLargestContentfulPaint as L } from './node_modules/lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js';
import { LanternFirstContentfulPaint as F } from './node_modules/lighthouse/core/computed/metrics/lantern-first-contentful-paint.js';
const f = process.argv[2];
const r = JSON.parse(readFileSync(f + '.json'));
const trace = JSON.parse(readFileSync(f + '-0.trace.json'));
const devtoolsLog = JSON.parse(readFileSync(f + '-0.devtoolslog.json'));
const settings = r.configSettings;
const url = r.finalDisplayedUrl;
const data = { trace, devtoolsLog, gatherContext: { gatherMode: 'navigation' }, settings, URL: { requestedUrl: url, mainDocumentUrl: url, finalDisplayedUrl: url }, SourceMaps: [], simulator: null, HostDPR: 1 };
const context = { computedCache: new Map(), settings };
for (const [n, C] of [['FCP', F], ['LCP', L]]) {
  const m = await C.request(data, context);
  console.log(n, m.timing, 'opt', m.optimisticEstimate.timeInMs, 'pess', m.pessimisticEstimate.timeInMs);
  for (const k of ['optimisticEstimate', 'pessimisticEstimate']) {
    console.log('  ', k);
    const rows = [...m[k].nodeTimings].map(([node, t]) => [t.startTime, t.endTime, node.type === 'network' ? node.request.url.slice(-45) + ' ' + node.request.transferSize + ' conn ' + node.request.connectionId + ' ' + JSON.stringify(t.connectionTiming ?? null) : 'cpu ' + (node.event?.dur / 1000) + ' ' + [...(node.childEvents ?? [])].map((e) => e.name).slice(0, 3)]).sort((a, b) => a[0] - b[0]);
    for (const x of rows) console.log('     ', Math.round(x[0]), Math.round(x[1]), x[2]);
  }
}
