import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import measures from '#fixtures/measures.json';
import { tableIn } from '~/content/solverTables';
import { solverBesideDocument } from '~/engine/solver/besideDocument';
import { productFigures } from './productFigures';

const week = tableIn(
  `| week | ours | CPU s | CP-SAT 9.15 | CPU s | HiGHS 1.16 | CPU s |
|---|---|---|---|---|---|---|
| as good as both | 17, 0, 263 | 1 | 17, 0, 263 | 1 | 17, 0, - | 1 |
| better than one, the other found nothing | 9, 0, 10 | 1 | -, -, -* | 1 | 12, 0, - | 1 |
| worse than one | 9, 0, 10 | 1 | 8, 0, 10 | 1 | 12, 0, - | 1 |
`,
  'week',
);
const instances = tableIn(
  `| instance | best known | ours | bound | CPU s | HiGHS 1.16 |
|---|---|---|---|---|---|
| the best | 100 | 100 | 100 | 1 | |
| 1 % above | 100 | 101 | 90 | 1 | |
| 2 % above | 100 | 102 | 90 | 1 | |
| nothing found | 100 | | 90 | 1 | |
`,
  'instance',
);

test('weeks count where neither solver leaves fewer hours short, instances within 1 % of the best value', () => {
  const { proof, months } = productFigures({ week, instances });
  expect(proof).toEqual({ weeks: 3, best: 2 });
  expect(months).toEqual({ instances: 4, near: 2 });
});

test('the figures are those of the tables and of the measurements', () => {
  const { roster, proof, months } = productFigures();
  expect(roster.percent * measures.reader.made.shifts).toBeLessThanOrEqual(100 * measures.reader.made.right);
  for (const { part, whole } of [
    { part: proof.best, whole: proof.weeks },
    { part: months.near, whole: months.instances },
  ]) {
    expect(part).toBeGreaterThan(whole / 2);
    expect(part).toBeLessThanOrEqual(whole);
  }
});

test('weeks planned together are less uneven than one after the other, with as many hours staffed', async () => {
  const path = new URL(`../../../../fixtures/golden/month/${measures.fairness.case}.json`, import.meta.url);
  const { roster, question, expected } = JSON.parse(readFileSync(path, 'utf8'));
  expect(roster.team.staff).toHaveLength(measures.fairness.people);
  expect(question.weeks).toBe(measures.fairness.weeks);
  expect(expected.weekByWeek.unfairness).toBe(measures.fairness.weekByWeek);
  expect(expected.fairest.unfairness).toBe(measures.fairness.best);
  const { fillWeeks } = await solverBesideDocument();
  let steps = 0;
  const plan = fillWeeks({ roster: JSON.stringify(roster), question }, () => {
    steps += 1;
    return steps < 4000;
  });
  const missing = plan.weeks.reduce((sum, { missingAfter }) => sum + missingAfter, 0);
  expect(missing).toBe(expected.missingAfter);
  expect(plan.unfairness).toBeLessThan(measures.fairness.weekByWeek);
});
