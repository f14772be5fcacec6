import type { template as english } from '../en/template';

/** Textos de la página. */
export const template: typeof english = {
  meta: { title: 'Brightcrew', description: 'Brightcrew' },
};
