import type { facts as english } from '../../en/parts/facts';

/** Afirmaciones que hacen varias páginas, escritas una sola vez. */
export const facts: typeof english = {
  insightSources: 'objetivos, reconocimientos, turnos, cumpleaños, aniversarios y resultados de encuestas',
  budget:
    'Fijas un presupuesto por equipo y mes. Limita lo que se canjea, no lo que se da: cuando se agota, los canjes esperan al mes siguiente y nadie pierde un punto.',
  quotes: {
    postal:
      'La sala de clasificación es un sitio más amable a las cinco de la mañana. No creía que un programa pudiera lograrlo.',
    support:
      'Dejamos de imprimir clasificaciones. Ahora cada cual se pone sus objetivos, y son más exigentes que los nuestros.',
  },
};
