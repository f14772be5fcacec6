import quickTemplates from '#fixtures/quick-templates.json';
import sampleWeek from '#fixtures/sample-week.json';
import teamSettings from '#fixtures/team-settings.json';
import type { TeamSettings } from '~/engine/engine';
import type { template } from '~/locales/en/template';
import type { QuickTemplate } from '~/roster/setup';

/** Initial data of the page. */
export interface TemplateSamples {
  readonly templates: readonly QuickTemplate[];
  readonly settings: TeamSettings;
  /** The positions of the scheduler's sample week. */
  readonly weekPositionIds: readonly string[];
}

/** The sample templates, with the page's translations where available, and the default settings. */
export function templateSamples(texts: typeof template): TemplateSamples {
  return {
    templates: quickTemplates.map((sample) => ({
      ...sample,
      ...texts.quick.translated[sample.id],
      positions: sample.positions.map((position) => ({
        ...position,
        name: texts.quick.positionNames[position.id] ?? position.name,
      })),
    })),
    settings: teamSettings,
    weekPositionIds: sampleWeek.schedule.positions.map(({ id }) => id),
  };
}
