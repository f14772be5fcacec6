import type { Week } from '~/engine/engine';
import type { AppliedTemplate } from '~/features/template/templateStore';

/** What each week follows. A week that came with requirements of its own keeps them until a template is applied. */
const followed = new WeakMap<Week, AppliedTemplate | null>();

/** Makes a week follow a template, or the plain rule again; the engine is asked only when that is something new. */
export function followTemplate(week: Week, template: AppliedTemplate | null): void {
  if ((followed.get(week) ?? null) === template) return;
  followed.set(week, template);
  week.setRequirements([...(template?.positions ?? [])]);
  const rules = week.rules();
  const { settings } = template ?? {};
  week.setRules({
    minHours: settings?.minHours ?? rules.minHours,
    maxHours: settings?.maxHours ?? rules.maxHours,
    daysOff: settings?.defaultDaysOff ?? rules.daysOff,
    restHours: rules.restHours,
  });
}
