import type { industries as english } from '../en/industries';

/** Textos comunes de las nueve páginas de sectores. */
export const industries: typeof english = {
  boost: 'Motivar a tu equipo ya',
  newTab: 'Se abre en una pestaña nueva',
  rewards: 'Premios de ejemplo',
  previous: 'Premio anterior',
  next: 'Premio siguiente',
  position: 'Premio {{n}} de {{total}}',
  points: '{{points}} puntos',
  gain: '+{{points}}',
  percent: '{{percent}}\u00a0%',
  euros: '{{euros}}\u00a0€',
  months_one: '{{count}} mes',
  months_other: '{{count}} meses',
  minutes: '{{minutes}} min',
  hours_one: '{{count}} hora',
  hours_other: '{{count}} horas',
  bonus: 'Extra',
  samples: 'Las personas, los nombres y las cifras de esta página son de ejemplo.',
};
