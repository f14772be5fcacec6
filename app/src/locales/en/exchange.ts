/** Texts of taking a week out of the scheduler and bringing one in. */
export const exchange = {
  menu: 'Week',
  title: 'Week {{week}}',
  close: 'Close',
  tabs: { label: 'What to do with the week', export: 'Export', import: 'Import', share: 'Share' },
  export: {
    csv: {
      title: 'Table (CSV)',
      text: 'Every shift in a row, for any spreadsheet.',
      action: 'Download CSV',
    },
    calendar: {
      title: 'Calendar of one person',
      text: 'An iCalendar file with the week’s shifts, for any calendar.',
      person: 'Whose calendar',
      event: 'Shift',
      action: 'Download calendar',
    },
    json: {
      title: 'Everything (JSON)',
      text: 'Positions, people and shifts, exactly as the engine holds them. It can be imported again.',
      action: 'Download JSON',
    },
    print: { title: 'On paper', text: 'The week as it is on the screen, without the controls.', action: 'Print' },
    done: '{{name}} is in your downloads.',
  },
  import: {
    intro: 'A whole schedule (JSON), as the export writes it. The current week stays until everything in it is right.',
    file: 'File with a week',
    choose: 'Choose a file',
    paste: 'Or paste it here',
    action: 'Import',
    refused: 'Nothing was imported, the current week stays as it is.',
    place: 'The place:',
    tooLarge: 'This file is larger than {{megabytes}} MB. A week is far smaller.',
    unreadable: '{{name}} could not be read.',
  },
  share: {
    intro:
      'The whole week travels in the link itself, after the # sign. No server sees it: whoever has the link has the week.',
    link: 'Link to this week',
    copy: 'Copy link',
    copied: 'The link is copied.',
    byHand: 'The link is selected: copy it with your keyboard.',
    length_one: '{{count}} character',
    length_other: '{{count}} characters',
    tooLarge: 'This week is too large for a link. Export it as a file instead.',
  },
  notes: {
    dismiss: 'Dismiss',
    sample: 'Back to the sample',
    shared: 'You are looking at a week that came with a link. It lives in this tab only.',
    imported_one: 'You are looking at an imported week with {{count}} shift. It lives in this tab only.',
    imported_other: 'You are looking at an imported week with {{count}} shifts. It lives in this tab only.',
    plain: 'Take it off',
    template: 'The template “{{name}}” says how many people are needed, by day and part of the day: {{positions}}.',
    templateUnknown:
      'The template “{{name}}” has no position of this sample restaurant, so the people needed stay as they were.',
    link: 'This link did not open.',
    sampleShown: 'The sample week is shown instead.',
    faults: {
      'share-not-recognised': 'It does not hold a week.',
      'share-version': 'It was made by another version of the scheduler.',
      'share-damaged': 'It is damaged: a part is missing or was changed.',
      'text-too-long': 'It is far longer than any week.',
    },
  },
};
