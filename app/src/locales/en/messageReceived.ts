/** Texts of the confirmation page of forms submitted without JavaScript. */
export const messageReceived = {
  meta: {
    title: 'Received, thank you | Brightcrew',
    description: 'We’ve received what you sent. Here’s what happens next.',
  },
  title: 'Thank you, we’ve received it',
  text: 'There’s nothing more you need to do.',
  next: {
    contact: {
      title: 'Your message',
      text: 'A person reads it and replies to the e-mail address you gave.',
    },
    challenge: {
      title: 'Your challenge',
      text: 'We’ll e-mail you the next step at your work address, so that your team can join.',
    },
    'sign-up': {
      title: 'Your team space',
      text: 'We’ll set it up and e-mail you how to sign in. Then you invite your team and send the first recognition.',
    },
  },
  meanwhile: 'Until then',
  home: 'Go to the home page',
  useCases: 'See how other teams use it',
};
