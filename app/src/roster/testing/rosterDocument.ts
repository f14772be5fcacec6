import type { Engine, TemplatePosition } from '~/engine/engine';

/** A roster document of a single schedule, for its week and with the heads that it needs. */
export function rosterDocument(
  engine: Engine,
  schedule: string,
  requirements: readonly TemplatePosition[],
  monday: string,
): string {
  const editor = engine.Editor.fromJson(schedule);
  try {
    editor.tell({ kind: 'followTemplate', template: [...requirements] });
    editor.tell({ kind: 'beginRoster', monday });
    return editor.roster();
  } finally {
    editor.free();
  }
}
