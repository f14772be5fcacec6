/** Texts of the frames that every page lives in. */
export const common = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  close: 'Close',
  homeLink: 'Brightcrew, home page',
  language: { label: 'Language', en: 'English', es: 'Español' },
  demo: {
    banner: "You're seeing the product live demo",
    contactSales: 'Contact Sales',
    backToHome: 'Back to Home',
    footerLanguage: 'Language of the demo',
    footerNote: 'Sample people, sample week. Nothing you do here is stored or sent.',
  },
  shiftRail: { label: 'Shift management', getStarted: 'Get Started', scheduling: 'Shift Scheduling' },
  promo: {
    label: 'What the app does',
    message: 'To explore the full demo, go to your desktop for a complete experience',
    slides: {
      celebrate: {
        title: 'Celebrate good work',
        text: 'Thank a colleague from your phone, the minute it happens, and add points to it.',
      },
      track: {
        title: 'Track your performance',
        text: 'See how far this week’s targets are and what each of them is worth.',
      },
      redeem: {
        title: 'Redeem points for rewards',
        text: 'Turn points into a gift card, an extra day off or breakfast for the team.',
      },
    },
    slide: 'Slide {{n}} of {{total}}',
    previous: 'Previous slide',
    next: 'Next slide',
    contactSales: 'Contact Sales',
    setUp: 'Set up team space',
    continueAnyway: 'Continue anyway',
  },
  notFound: {
    metaTitle: 'Page not found | Brightcrew',
    code: '404',
    title: 'Oops! Page not found',
    text: 'The address may have a typo, or the page has moved on to another shift.',
    home: 'Return to Home',
  },
  crash: {
    title: 'This page stumbled',
    text: 'Something on this page failed to load. Your place is not lost: try it again.',
    retry: 'Try again',
    home: 'Return to Home',
  },
};
