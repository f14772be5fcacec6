/** Texts of the page that a form leads to where the browser has sent it by itself. */
export const messageReceived = {
  meta: {
    title: 'Received, thank you | Brightcrew',
    description: 'What you sent has reached us. This is what happens next.',
  },
  title: 'Thank you, we’ve received it',
  text: 'What you sent has reached us. There’s nothing more you need to do.',
  next: {
    contact: {
      title: 'Your message',
      text: 'A person reads it and writes back to the e-mail address you gave.',
    },
    challenge: {
      title: 'Your challenge',
      text: 'We write to your work e-mail with the next step, so that your team can join.',
    },
    'sign-up': {
      title: 'Your team space',
      text: 'We set it up and e-mail you how to get in. Then you invite your team and send the first recognition.',
    },
  },
  meanwhile: 'Until then',
  home: 'Go to the home page',
  useCases: 'See how other teams use it',
};
