import type { getStarted as english } from '../en/getStarted';

/** Textos de la página. */
export const getStarted: typeof english = {
  meta: { title: 'Brightcrew', description: 'Brightcrew' },
};
