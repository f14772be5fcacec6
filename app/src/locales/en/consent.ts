/** Texts of the consent screen. */
export const consent = {
  ask: {
    title: 'May we count visits?',
    text: 'It helps us see which pages are useful. Nothing is counted until you say yes.',
  },
  acceptAll: 'Accept',
  rejectAll: 'Reject',
  manage: 'Privacy settings',
  settings: {
    title: 'Privacy settings',
    save: 'Save my choice',
    close: 'Close privacy settings',
    text: 'You decide what this site may keep on your device. You can come back here from the foot of any page.',
    necessary: {
      title: 'Necessary',
      text: 'Remembers your language and this choice. The site does not work properly without it.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Counts visits and clicks on the main buttons, so that we know what to improve.',
    },
    more: { title: 'More information', text: 'What we hold, for how long and why is in our', link: 'privacy policy' },
  },
};
