import { claims } from '~/content/claims';

/** Texts of the sign-up page. */
export const signUp = {
  meta: {
    title: 'Create a team space | Brightcrew',
    description:
      'Create a team space and send the first recognitions, free for up to 10 people and without a credit card. Add rewards and challenges as you grow.',
  },
  back: 'Go back',
  title: 'Create a team space',
  tagline: "Let's get started with challenges, rewards and recognitions!",
  provider: {
    button: 'Continue with a work account',
    noClientId: 'Failed to get Google Client ID: ',
    unknownError: 'Unknown error',
    /** Error messages by code; the error's own message is the fallback. */
    reasons: {} as Record<string, string>,
    failed: 'Error: ',
    generated: 'Generated URL (check console): ',
  },
  or: 'or',
  email: { label: 'Work e-mail', placeholder: 'Your work e-mail' },
  organization: { label: 'Organization', placeholder: 'Organization name' },
  check: {
    label: 'Human verification',
    states: {
      waiting: 'Loading the human check',
      ready: 'Please confirm that you are human',
      checking: 'Checking your answer',
      verified: 'Verified: you are human',
      failed: 'Verification failed',
      expired: 'reCAPTCHA expired',
      error: 'reCAPTCHA error',
      unloaded: 'Failed to load reCAPTCHA',
      unconfigured: 'reCAPTCHA site key not configured',
    },
  },
  goOn: 'Continue',
  missing: {
    email: 'Please enter your work e-mail to continue.',
    invalid: 'This e-mail address is incomplete. It looks like name@company.com.',
    organization: 'Please enter the name of your organization to continue.',
  },
  plan: {
    free: `Your plan: Free, for up to ${claims.freeUsers} people. No credit card.`,
    paid: 'Your plan: {{plan}}, {{price}} euros per user and month. Nothing is charged now.',
    change: 'Choose another',
  },
  notStored: {
    failed: 'Your sign-up couldn’t be sent. Please try again.',
    refused: 'The human check was not accepted. Please wait for it to finish and try again.',
  },
  stored: {
    title: 'Thank you, we have your sign-up',
    text: 'We have your details for {{organization}} and will write to {{email}}.',
    steps: {
      setUp: 'We set up the team space for you.',
      mail: 'We e-mail you how to sign in.',
      invite: 'You invite your team and send the first recognition.',
    },
    meanwhile: 'Would you like to look around until then?',
    tour: 'Take the tour',
  },
  note: { before: 'By continuing, you accept the', link: 'Privacy and cookies policy' },
  noScript:
    'Without JavaScript, the human check can’t run here. You can still send the form: if it can’t be accepted without the check, the next page will tell you.',
  notTaken:
    'We couldn’t accept your sign-up. Please check both fields and send them again, or turn on JavaScript for the human check. You can also write to us, and we’ll set up your team space:',
  help: { text: 'Something not working?', link: 'Write to us' },
  panel: {
    label: 'What comes next',
    text: 'One more step to start sharing recognitions and rewards!',
    sample: {
      from: 'You',
      initials: 'You',
      to: 'to the whole early shift',
      message: 'First thank-you in our new space: you opened on time all week, even in the rain.',
      points: '+50',
      reward: 'Team breakfast',
      rewardNote: 'Your own reward',
      cost: '5,000',
    },
  },
};
