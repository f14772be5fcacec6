import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const built = here('pkg');
const sampleWeek = here('../../../fixtures/sample-week.json');

/** A temporary folder with the package installed and its example. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scheduler-wasm-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(built, join(folder, 'node_modules/scheduler-wasm'), 'dir');
  copyFileSync(here('../../../scheduler-wasm/examples/gaps.mjs'), join(folder, 'gaps.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['scheduler-wasm', 'pkg'],
  ['scheduler-recognition-wasm', 'recognition-pkg'],
  ['scheduler-solver-wasm', 'solver-pkg'],
  ['scheduler-import-wasm', 'import-pkg'],
  ['scheduler-export-wasm', 'export-pkg'],
  ['scheduler-workbook-wasm', 'workbook-pkg'],
])('[D-510] the committed types of %s match those generated from the Rust types', (crate, folder) => {
  const name = `${crate.replaceAll('-', '_')}.d.ts`;
  const committed = readFileSync(here(`../../../${crate}/${name}`), 'utf8');
  const generated = readFileSync(here(`${folder}/${name}`), 'utf8');
  expect(committed, '`cargo xtask build --update-types` updates them').toBe(generated);
});

describe('the engine as a package for Node', () => {
  it('has a module, types and a README', () => {
    const { name, type, main, types, files } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
    expect([name, type]).toEqual(['scheduler-wasm', 'module']);
    expect(files).toEqual(expect.arrayContaining([main, types]));
    for (const file of [...files, 'README.md']) expect(existsSync(join(built, file)), file).toBe(true);
    // The README's week and calls must work.
    const page = readFileSync(join(built, 'README.md'), 'utf8');
    const declared = readFileSync(join(built, types), 'utf8');
    for (const [, call] of page.matchAll(/`(\w+)(?:\(\))?`/g)) {
      if (/^(?:[a-z]+[A-Z]\w*|assign|confirm|decline|undo|redo|free|share|review|board)$/.test(call as string)) {
        expect(declared, call).toContain(call);
      }
    }
    const week = /```json\n([^`]+)```/.exec(page)?.[1] ?? '';
    writeFileSync(join(folder, 'week.json'), week);
    expect(execFileSync(process.execPath, ['gaps.mjs', 'week.json'], { cwd: folder, encoding: 'utf8' })).toContain(
      'Mon 17:00-20:00\n  cook: 0 of 2\n',
    );
  });

  it('finds the gaps of the sample week in its example', () => {
    const printed = execFileSync(process.execPath, ['gaps.mjs', sampleWeek], { cwd: folder, encoding: 'utf8' });
    expect(printed).toMatch(/^(?:[A-Z][a-z]{2} \d+:00-\d+:00\n(?: {2}\w+: \d+ of \d+\n)+)+$/);
  });

  it('reports what is wrong with a week and where', () => {
    const week = JSON.parse(readFileSync(sampleWeek, 'utf8'));
    week.schedule.shifts[3].staffId = 'nobody';
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify(week));
    const { status, stderr } = spawnSync(process.execPath, ['gaps.mjs', 'wrong.json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('shifts[3].staffId');
    expect(stderr).toContain('(unknown-staff)');
  });
});
