import type { Editor, Position, TeamSettings, TemplatePosition } from '~/engine/engine';
import type { WeekDefaults } from './editableWeek';

/** A template that is applied to the weeks. */
export interface AppliedTemplate {
  readonly name: string;
  readonly positions: readonly TemplatePosition[];
  readonly settings: TeamSettings;
}

/** A week's requirements and rules before a template is applied. */
export function defaultsOf(editor: Editor, positions: readonly Position[]): WeekDefaults {
  const requirements = editor.requirements().map(({ positionId, requirements: heads }) => ({
    id: positionId,
    name: positions.find(({ id }) => id === positionId)?.name ?? positionId,
    requirements: heads,
  }));
  return { requirements, rules: editor.rules(), requestRules: editor.requestRules() };
}

/** Applies a template to a week; null restores its defaults. */
export function applyTemplate(editor: Editor, defaults: WeekDefaults, template: AppliedTemplate | null): void {
  editor.followTemplate([...(template?.positions ?? defaults.requirements)]);
  const { settings } = template ?? {};
  editor.setRules(
    settings
      ? {
          minHours: settings.minHours,
          maxHours: settings.maxHours,
          daysOff: settings.defaultDaysOff,
          restHours: defaults.rules.restHours,
        }
      : defaults.rules,
  );
  editor.setRequestRules(
    settings
      ? { claiming: settings.shiftClaiming, trading: settings.shiftTrading, approval: settings.managerApproval }
      : defaults.requestRules,
  );
}
