/** Texts of the page. */
export const getStarted = {
  meta: { title: 'Brightcrew', description: 'Brightcrew' },
};
