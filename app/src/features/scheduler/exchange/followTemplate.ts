import type { Rules, TemplatePosition, Week } from '~/engine/engine';
import type { AppliedTemplate } from '~/features/template/templateStore';

/** What a week came with and gets back when a template is taken off it. */
interface Own {
  readonly requirements: TemplatePosition[];
  readonly rules: Rules;
}

interface Followed {
  readonly template: AppliedTemplate | null;
  readonly own: Own;
}

/** What each week follows. A week that came with requirements of its own keeps them until a template is applied. */
const followed = new WeakMap<Week, Followed>();

function ownOf(week: Week): Own {
  const { positions } = week.schedule();
  const requirements = week.requirements().map(({ positionId, requirements: heads }) => ({
    id: positionId,
    name: positions.find(({ id }) => id === positionId)?.name ?? positionId,
    requirements: heads,
  }));
  return { requirements, rules: week.rules() };
}

/** Makes a week follow a template, or what it came with; the engine is asked only when that is something new. */
export function followTemplate(week: Week, template: AppliedTemplate | null): void {
  const before = followed.get(week);
  if ((before?.template ?? null) === template) return;
  const own = before?.own ?? ownOf(week);
  followed.set(week, { template, own });
  week.setRequirements(template ? [...template.positions] : own.requirements);
  const { settings } = template ?? {};
  week.setRules(
    settings
      ? {
          minHours: settings.minHours,
          maxHours: settings.maxHours,
          daysOff: settings.defaultDaysOff,
          restHours: own.rules.restHours,
        }
      : own.rules,
  );
}
