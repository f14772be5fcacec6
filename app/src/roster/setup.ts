import type { TeamSettings, TemplatePosition } from '~/engine/engine';

/** The days of a template week, Monday first; keys of a position's requirements. */
export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof days)[number];

/** The parts of a day; keys of a day's requirements. */
export const slots = ['morning', 'afternoon', 'night'] as const;
export type Slot = (typeof slots)[number];

/** A ready-made week template. */
export interface QuickTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly positions: readonly TemplatePosition[];
  readonly isSelected: boolean;
}

type KeysOf<Value> = { [Key in keyof TeamSettings]: TeamSettings[Key] extends Value ? Key : never }[keyof TeamSettings];
export type NumberSetting = KeysOf<number>;
export type ToggleSetting = KeysOf<boolean>;

/** The page's state. It lives as long as the page: nothing is stored or sent. */
export interface Setup {
  readonly positions: readonly TemplatePosition[];
  readonly settings: TeamSettings;
}

export type SetupChange =
  | { type: 'load'; positions: readonly TemplatePosition[]; settings: TeamSettings }
  | { type: 'add'; position: TemplatePosition }
  | { type: 'remove'; id: string }
  | { type: 'rename'; id: string; name: string }
  | { type: 'require'; id: string; day: Day; slot: Slot; heads: number }
  | { type: 'number'; setting: NumberSetting; value: number }
  | { type: 'toggle'; setting: ToggleSetting; on: boolean };

function changePosition(setup: Setup, id: string, change: (position: TemplatePosition) => TemplatePosition): Setup {
  return {
    ...setup,
    positions: setup.positions.map((position) => (position.id === id ? change(position) : position)),
  };
}

/** The setup after a change. The engine parses and bounds the numbers. */
export function changeSetup(setup: Setup, change: SetupChange): Setup {
  switch (change.type) {
    case 'load':
      return { positions: change.positions, settings: change.settings };
    case 'add':
      return { ...setup, positions: [...setup.positions, change.position] };
    case 'remove':
      return { ...setup, positions: setup.positions.filter(({ id }) => id !== change.id) };
    case 'rename':
      return changePosition(setup, change.id, (position) => ({ ...position, name: change.name }));
    case 'require':
      return changePosition(setup, change.id, (position) => ({
        ...position,
        requirements: {
          ...position.requirements,
          [change.day]: { ...position.requirements[change.day], [change.slot]: change.heads },
        },
      }));
    case 'number':
      return { ...setup, settings: { ...setup.settings, [change.setting]: change.value } };
    case 'toggle':
      return { ...setup, settings: { ...setup.settings, [change.setting]: change.on } };
  }
}
