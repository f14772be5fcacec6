import { funding as spanish } from '../es/funding';

/** Texts of the funding page, which is in Spanish at both paths. */
export const funding: typeof spanish = {
  ...spanish,
  meta: {
    title: 'EU co-funded AI project (in Spanish) | Brightcrew',
    description:
      'The notice about our AI research project co-funded by the European Union, in Spanish: duration, investment, aid, objectives and results.',
  },
  notes: ['This notice is published in Spanish.'],
};
