import quickTemplates from '#fixtures/quick-templates.json';
import sampleWeek from '#fixtures/sample-week.json';
import teamSettings from '#fixtures/team-settings.json';
import type { TeamSettings } from '~/engine/engine';
import type { template } from '~/locales/en/template';
import type { QuickTemplate } from './setup';

/** What the page starts from. */
export interface TemplateSamples {
  readonly templates: readonly QuickTemplate[];
  readonly settings: TeamSettings;
  /** The positions of the week that the scheduler shows. */
  readonly weekPositionIds: readonly string[];
}

/** The sample templates, in the words of the page's language where it has its own, and the default settings. */
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
