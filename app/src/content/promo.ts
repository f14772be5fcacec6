/** Figures of the promo for small screens; a test keeps them equal to the sample world's. */
export const promoSamples = {
  recognition: {
    sender: { id: 'TM007', name: 'Lan Anh Pham', initials: 'LP', profileImage: '/images/avatars/tm007.svg' },
    points: 450,
  },
  targets: [
    { id: 'monthly-delivery', title: { en: 'This month', es: 'Este mes' }, progress: 96, total: 125, percent: 77 },
    { id: 'weekly-delivery', title: { en: 'This week', es: 'Esta semana' }, progress: 21, total: 30, percent: 70 },
  ],
  reward: {
    id: 'coffee-time',
    title: { en: 'Coffee time', es: 'Café con el equipo' },
    picture: 'coffee',
    points: 5000,
  },
} as const;
