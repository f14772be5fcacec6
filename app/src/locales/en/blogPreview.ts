/** The three latest posts, on the home page and on the logistics page. */
export const blogPreview = {
  title: 'From the blog',
  text: 'Field notes on recognition, rosters and why people stay.',
  all: 'All posts',
  /** Of a post in the other language. */
  foreign: 'In Spanish',
  noImage: 'No image available',
  loading: 'Loading the latest posts',
  errorConnection: 'We couldn’t reach the blog just now.',
  errorWordpress: 'The posts come from our content system, which isn’t responding. Please try again in a moment.',
  retry: 'Try again',
};
