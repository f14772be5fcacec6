import { brand } from '~/shared/brand';

/** Texts of the shift template setup. */
export const template = {
  meta: {
    title: `Shift template setup: how many people each slot needs | ${brand.name}`,
    description:
      'Set the heads each position needs, by day and part of the day, with team settings and permissions. A live demo: try it without an account.',
  },
  title: 'Shift Template Setup',
  intro: 'Say once how many people a normal week needs. Every new roster then starts from here.',
  back: 'Back to Scheduler',
  save: 'Save as Template',
  saveNote: 'Templates are kept in the full product. In this demo nothing is saved: reload, and you start afresh.',
  complete: 'Complete Setup',
  quick: {
    title: 'Quick Templates',
    intro: 'A week like yours, filled in already.',
    selected: 'Selected',
    positions: 'Positions',
    /** Names and descriptions in this language, by template id; without an entry the sample's own words stand. */
    translated: {} as Record<string, { name: string; description: string }>,
  },
  settings: {
    title: 'Team Settings',
    intro: 'The limits that a roster is built within.',
    minHours: { name: 'Minimum hours', text: 'Shortest shift allowed' },
    maxHours: { name: 'Maximum hours', text: 'Longest shift allowed' },
    defaultDaysOff: { name: 'Default days off', text: 'Free days per person and week' },
    timeslotTeams: { name: 'Teams per timeslot', text: 'Teams that work side by side' },
    independentClocking: {
      name: 'Independent clocking',
      text: 'Each team member clocks in and out alone, not with the team.',
    },
  },
  positions: {
    title: 'Position Requirements by Day',
    intro: 'People needed in each part of the day. Type a number, or step it with the up and down arrow keys.',
    add: 'Add Position',
    newName: 'New Position',
    added: '{{name}} added, with 1 person in every slot.',
    removed: '{{name}} removed.',
    nameLabel: 'Position name',
    delete: 'Delete {{name}}',
    deleteShort: 'Delete',
    unnamed: 'Unnamed position',
    table: 'People needed: {{name}}',
    slotColumn: 'Slot',
    cell: '{{name}}, {{day}}, {{slot}}',
    empty: {
      title: 'No positions yet',
      text: 'Add the first one: a name, and how many people each slot needs.',
    },
    failed:
      'The engine that reads these numbers has not loaded, so they stay as they were. Reload the page to try again.',
  },
  days: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  daysShort: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
  slots: {
    morning: { name: 'Morning', hours: '6 AM-2 PM' },
    afternoon: { name: 'Afternoon', hours: '2 PM-10 PM' },
    night: { name: 'Night', hours: '10 PM-6 AM' },
  },
  phone: {
    title: 'My shifts',
    clockIn: 'Clock in',
    shift: 'Saturday, Server',
    approve: 'Accept',
    trade: 'Trade',
    open: 'Sunday, open',
    claim: 'Claim',
    manager: 'Changes wait for the manager',
  },
  permissions: {
    title: 'App Integration & Permissions',
    intro: 'What team members may do from their phone, and who has the last word.',
    clockInApp: {
      name: 'Clock in and out',
      text: 'Team members may clock in and out via the mobile app.',
    },
    shiftApproval: {
      name: 'Shift approval',
      text: 'Team members must approve assigned shifts.',
    },
    shiftTrading: {
      name: 'Shift trading',
      text: 'Team members can trade shifts between same roles.',
    },
    shiftClaiming: {
      name: 'Shift claiming',
      text: 'Employees can claim available shifts beforehand.',
    },
    managerApproval: {
      name: 'Manager approval',
      text: 'All shift changes need manager approval.',
    },
  },
};
