/** Texts of the page. */
export const template = {
  meta: { title: 'Brightcrew', description: 'Brightcrew' },
};
