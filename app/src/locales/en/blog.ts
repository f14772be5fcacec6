/** Texts of the blog list, and those shared by list and post. */
export const blog = {
  meta: {
    title: 'Field notes: the blog | Brightcrew',
    description:
      'Field notes on recognition, rewards, rosters and why people stay, written for people who lead teams that work on their feet.',
  },
  title: 'Notes from the floor',
  text: 'On recognition, rosters, rewards and reasons to stay. Written for people who lead crews, not slide decks.',
  posts: 'Posts',
  categories: 'Categories',
  /** Of a post in the other language. */
  foreign: 'In Spanish',
  read: 'Read the post',
  noImage: 'No image available',
  featured: 'Featured Article',
  error_connection: 'The connection to the blog failed.',
  error_wordpress: 'Our content system, WordPress, isn’t responding right now. Please try again in a moment.',
  retry: 'Try again',
  empty: {
    title: 'No posts on this page',
    text: 'There aren’t that many pages. The newest posts are on the first one.',
    first: 'Go to the newest posts',
  },
  paging: {
    label: 'Pages of the blog',
    previous: 'Previous',
    next: 'Next',
    position: 'Page {{current}} of {{total}}',
  },
  topics: {
    title: 'What we write about',
    posts_one: '{{count}} post',
    posts_other: '{{count}} posts',
    tags: 'Tags',
  },
  category: {
    meta: {
      title: '{{category}}: field notes | Brightcrew',
      description:
        'All posts under “{{category}}” on the Brightcrew blog, newest first: field notes for people who lead teams that work on their feet.',
    },
    blog: 'Blog',
    label: 'Category',
    missing: {
      meta: 'Category not found | Brightcrew',
      title: 'Category not found',
      text: 'There are no posts at this address, or they couldn’t be loaded.',
      back: 'See all posts',
    },
  },
};
