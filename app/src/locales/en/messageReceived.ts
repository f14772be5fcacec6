/** Texts of the page that a form leads to where the browser has sent it by itself. */
export const messageReceived = {
  meta: {
    title: 'We have it, thank you | Brightcrew',
    description: 'What you sent has reached us. This is what happens next.',
  },
  title: 'Thank you, we have it',
  text: 'What you sent has reached us. You need do nothing more.',
  next: {
    contact: {
      title: 'Your message',
      text: 'A person reads it and writes back to the e-mail address that you gave.',
    },
    challenge: {
      title: 'Your challenge',
      text: 'We write to your work e-mail with the next step, so that your team can join.',
    },
    'sign-up': {
      title: 'Your team space',
      text: 'We set it up and send you an e-mail with the way in. Then you invite your team and send the first recognition.',
    },
  },
  meanwhile: 'Until then',
  home: 'Go to the home page',
  useCases: 'See how other teams use it',
};
