import type { ActingWeek, Week } from '~/engine/engine';
import type { AppliedTemplate } from '~/features/template/templateStore';

/** What each week follows. A week that came with requirements of its own keeps them until a template is applied. */
const followed = new WeakMap<Week, AppliedTemplate | null>();

/** Makes a week follow a template, or the plain rule again; the engine is asked only when that is something new. */
export function followTemplate(week: Week | ActingWeek, template: AppliedTemplate | null): void {
  if ((followed.get(week) ?? null) === template) return;
  followed.set(week, template);
  week.setRequirements([...(template?.positions ?? [])]);
  if (!('setRules' in week)) return;
  const { restHours, minHours, maxHours, daysOff } = week.rules();
  const { settings } = template ?? {};
  week.setRules(
    settings?.minHours ?? minHours,
    settings?.maxHours ?? maxHours,
    settings?.defaultDaysOff ?? daysOff,
    restHours,
  );
}

/** Makes a week follow what another one follows. */
export function followAs(week: ActingWeek, other: Week): void {
  followTemplate(week, followed.get(other) ?? null);
}
