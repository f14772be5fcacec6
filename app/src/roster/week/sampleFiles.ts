import sampleUrl from '#fixtures/sample-week.json?url';
import variantsUrl from '#fixtures/week-variants.json?url';
import type { Engine } from '~/engine/engine';
import { type EngineError, type Result, tryCatch } from '~/engine/result';
import type { SampleWeekFile, WeekVariant } from './weekSource';

/** The demo's weeks that are part of the build. */
export interface SampleFiles {
  readonly sample: SampleWeekFile;
  readonly variants: readonly WeekVariant[];
}

/** The files as text, not yet parsed. */
interface SampleTexts {
  parse: (engine: Engine) => Promise<Result<SampleFiles>>;
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok)
    throw { code: 'sample-unavailable', message: `The sample week did not load (status ${response.status}).` };
  return response.text();
}

/** Above this many characters the position of an error is not searched for: it would take too long. */
const maxSearchedLength = 1_000_000;

/** Parses JSON; an error is reported with line and column. */
async function parseJson(engine: Engine, text: string): Promise<Result<unknown>> {
  const parsed = tryCatch((): unknown => JSON.parse(text));
  if (parsed.ok) return parsed;
  const rejected = tryCatch(() => engine.Editor.fromJson(text));
  if (rejected.ok) return parsed;
  if (text.length > maxSearchedLength) return rejected;
  const { locateJsonError } = await import('./locateJsonError');
  const { line, column } = locateJsonError(text, rejected.fault);
  return { ok: false, fault: { ...rejected.fault, path: `line ${line} column ${column}` } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const shapeFault: EngineError = {
  code: 'sample-shape',
  message: 'The sample week must be an object with `monday` and `schedule`.',
};

async function parseFiles(engine: Engine, sampleText: string, variantsText: string): Promise<Result<SampleFiles>> {
  const sample = await parseJson(engine, sampleText);
  if (!sample.ok) return sample;
  if (!isRecord(sample.value) || typeof sample.value.monday !== 'string') return { ok: false, fault: shapeFault };
  const { schedule } = sample.value;
  // The engine validates the schedule; an error is shown with its path in the file.
  const validated = tryCatch(() => engine.Editor.fromJson(JSON.stringify(schedule)).free());
  if (!validated.ok) return validated;
  const variants = await parseJson(engine, variantsText);
  if (!variants.ok) return variants;
  return {
    ok: true,
    value: { sample: sample.value as unknown as SampleWeekFile, variants: variants.value as WeekVariant[] },
  };
}

/** Fetches the demo's weeks: static assets of the page, no server data. */
export async function fetchSampleFiles(): Promise<Result<SampleTexts>> {
  try {
    const [sample, variants] = await Promise.all([textOf(sampleUrl), textOf(variantsUrl)]);
    return { ok: true, value: { parse: (engine) => parseFiles(engine, sample, variants) } };
  } catch (error) {
    const fault = isRecord(error) && typeof error.code === 'string' ? (error as unknown as EngineError) : undefined;
    return {
      ok: false,
      fault: fault ?? { code: 'sample-unavailable', message: error instanceof Error ? error.message : String(error) },
    };
  }
}
