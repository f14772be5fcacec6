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
    text: 'You decide what this site may store on your device. You can change your choice from the bottom of any page.',
    necessary: {
      title: 'Necessary',
      text: 'Remembers your language and this choice. The site doesn’t work properly without it.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Counts visits and clicks on the main buttons, so that we know what to improve.',
    },
    more: {
      title: 'More information',
      text: 'For what we store, why and for how long, see our',
      link: 'privacy policy',
    },
  },
};
