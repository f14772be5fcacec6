/** Texts of the sales contact page. */
export const contact = {
  meta: {
    title: 'Contact our sales team | Brightcrew',
    description:
      'Tell us who you are, and someone who knows your line of work will answer: recognition, rewards and shifts for frontline and distributed teams.',
  },
  title: 'Contact Our Sales Team',
  text: 'Several sites, single sign-on, a price for the whole company, or simply a question these pages don’t answer: leave your name and we’ll take it from there.',
  form: {
    title: 'How can we reach you?',
    text: 'A name and an e-mail address are enough.',
    name: 'Name',
    email: 'Work e-mail',
    phone: 'Phone',
    countryCode: 'Country code',
    number: 'Phone number',
    company: 'Company',
    message: 'Message',
    optional: 'optional',
    trap: 'Leave this field empty',
    send: 'Send message',
    sending: 'Submitting...',
    privacy: 'We only use these details to reply to you.',
    privacyLink: 'Privacy policy',
    notTaken: 'We couldn’t accept your message. Please check what you typed and send it again, or write to us at',
    missing: {
      name: 'Please tell us your name',
      email: 'Please tell us your e-mail address',
      phone: 'Please tell us your phone number',
    },
    malformed: {
      name: 'Please check your name',
      email: 'Please enter a valid email address',
      phone: 'Please check the phone number: digits only',
    },
  },
  toasts: {
    error: 'Error',
    missing: 'Please fill in all required fields',
    failed: 'There was a problem sending your message. Please try again.',
    success: 'Success!',
    sent: "Your message has been sent. We'll be in touch soon!",
  },
  next: {
    title: 'What happens next',
    steps: {
      leave: {
        title: 'You leave your name',
        text: 'Phone and company help us find the colleague who knows your line of work. Both are optional.',
      },
      answer: {
        title: 'A person writes back',
        text: 'No automated e-mails. Someone asks what a hard week looks like where you work.',
      },
      show: {
        title: 'You see it with your own week',
        text: 'Bring a roster, a target or a list of rewards. We’ll set it up together while you watch.',
      },
    },
  },
  consultation: {
    text: 'Would you rather pick a time yourself?',
    link: 'Book a consultation',
  },
  other: {
    title: 'Rather look around first?',
    text: 'The tour needs no account, and recognition is free for up to 10 people. You can also write to',
    faq: 'Read the FAQ',
  },
};
