/** Texts around a blog post; its content comes from the CMS. */
export const blogPost = {
  back: 'Back to the blog',
  by: 'By {{author}}',
  minutes_one: '{{count}}-minute read',
  minutes_other: '{{count}}-minute read',
  /** Of a post in the other language. */
  foreign: 'In Spanish',
  noImage: 'No image available',
  contents: 'On this page',
  progress: 'Reading progress',
  tags: 'Tags',
  share: {
    title: 'Share',
    on: { linkedin: 'Share on LinkedIn', x: 'Share on X', facebook: 'Share on Facebook' },
    newTab: 'opens in a new tab',
    copy: 'Copy link',
    copied: { title: 'Link copied!', text: 'The blog post link has been copied to your clipboard.' },
    failed: { title: 'Copy failed', text: 'Unable to copy link to clipboard.' },
  },
  call: {
    title: 'Try it with your own crew',
    text: 'Start with thanks and points, free for up to 10 people and set up in under an hour. Add rewards and targets as you grow.',
  },
  next: 'Keep reading',
  missing: {
    meta: 'Post Not Found | Brightcrew',
    title: 'Post Not Found',
    text: "The blog post you're looking for doesn't exist or couldn't be loaded.",
    back: 'Return to Blog',
    retry: 'Try again',
  },
};
