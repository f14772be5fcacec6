import type { history as english } from '../en/history';

/** Textos del panel del historial de puntos. */
export const history: typeof english = {
  title: 'Historial de puntos',
  ofPerson: 'Historial de puntos de {{name}}',
  close: 'Cerrar el historial de puntos',
  tabs: { label: 'Puntos', history: 'Historial', 'ways-to-earn': 'Cómo ganar puntos' },
  earned: 'ganados',
  spent: 'gastados',
  received: 'Reconocimiento recibido',
  from: 'De {{name}}',
  empty: 'No hay historial disponible para este miembro.',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {{page}} de {{pages}}',
  pager: 'Páginas del historial',
  categories: {
    target: 'Objetivo',
    redemption: 'Canje',
    recognition: 'Reconocimiento',
    bonus: 'Extra',
    learning: 'Formación',
    collaboration: 'Colaboración',
    safety: 'Seguridad',
    innovation: 'Innovación',
    attendance: 'Asistencia',
    feedback: 'Opiniones',
    sustainability: 'Sostenibilidad',
    achievement: 'Logro',
  },
  ways: {
    intro:
      'Hay ocho programas todo el año. Cada uno da puntos base cada vez y un extra al mes a quien cumple el objetivo.',
    base: 'Base',
    bonus: 'Extra',
    receive: {
      title: 'Recibe reconocimientos',
      text: 'También ganas puntos cuando alguien te da las gracias y añade parte de su presupuesto mensual.',
      link: 'Ver mis reconocimientos',
    },
  },
};
