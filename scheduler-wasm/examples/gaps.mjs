/** Prints the gaps of a week under Node: `node gaps.mjs week.json`. The file holds a week, or one under `schedule`. */
import { readFileSync } from 'node:fs';
import { Editor } from 'scheduler-wasm';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

try {
  const file = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  const week = Editor.fromJson(JSON.stringify(file.schedule ?? file));
  for (const gap of week.ask({ kind: 'summary' }).gaps) {
    console.log(`${days[gap.day]} ${gap.start}:00-${gap.end}:00`);
    for (const { positionId, scheduled, required, understaffed } of gap.positions) {
      if (understaffed) console.log(`  ${positionId}: ${scheduled} of ${required}`);
    }
  }
} catch ({ code, message, path }) {
  console.error([path, message, code && `(${code})`].filter(Boolean).join(' '));
  process.exitCode = 1;
}
