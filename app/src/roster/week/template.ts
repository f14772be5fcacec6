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
  const requirements = editor.ask({ kind: 'requirements' }).map(({ positionId, requirements: heads }) => ({
    id: positionId,
    name: positions.find(({ id }) => id === positionId)?.name ?? positionId,
    requirements: heads,
  }));
  return { requirements, rules: editor.ask({ kind: 'rules' }), requestRules: editor.ask({ kind: 'requestRules' }) };
}

/**
 * Applies a template to a week; null restores its defaults. Rules that no template has stay as they are: those of rest,
 * of days in a row and of how a week is filled.
 */
export function applyTemplate(editor: Editor, defaults: WeekDefaults, template: AppliedTemplate | null): void {
  editor.tell({ kind: 'followTemplate', template: [...(template?.positions ?? defaults.requirements)] });
  const { settings } = template ?? {};
  const { minHours, maxHours, daysOff } = settings ? { ...settings, daysOff: settings.defaultDaysOff } : defaults.rules;
  editor.tell({ kind: 'setRules', rules: { ...editor.ask({ kind: 'rules' }), minHours, maxHours, daysOff } });
  editor.tell({
    kind: 'setRequestRules',
    rules: settings
      ? { claiming: settings.shiftClaiming, trading: settings.shiftTrading, approval: settings.managerApproval }
      : defaults.requestRules,
  });
}
