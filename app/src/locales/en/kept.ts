/** Texts of the hint that a roster of one's own is kept on the device. */
export const kept = {
  here_one: '{{name}} is kept on this device. It isn’t open in this tab.',
  here_other: '{{count}} rosters are kept on this device, the newest is {{name}}. None of them is open in this tab.',
  unnamed: 'A roster of your own',
  open: 'Open it',
  isOpen: '{{name}} is open now.',
  team: 'See its team',
  roster: 'See the roster',
  failed: 'It can’t be opened here. Try it in the scheduler: the week’s menu above the roster, Rosters.',
};
