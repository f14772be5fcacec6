import type { industryEducation as english } from '../en/industryEducation';

/** Textos de la página de educación. */
export const industryEducation: typeof english = {
  meta: {
    title: 'Reconocimiento para colegios, institutos y escuelas infantiles | Brightcrew',
    description:
      'Las notas son para el alumnado. El claustro merece algo mejor: reconocimiento, premios y objetivos para docentes, auxiliares, conserjería y secretaría.',
  },
  hero: {
    badge: 'Educación',
    title: 'La sala de profesores vive de',
    titleMarked: 'café y buena voluntad.',
    text: 'La guardia en 3.º en tu hora libre, quedarse al concierto, llamar a una familia a las seis. Nada de eso sale en el horario. Que salga en el tablón, todo el trimestre.',
    picture: 'Un horario de lunes a viernes; la guardia del miércoles lleva un agradecimiento',
  },
  scene: {
    title: 'Semana B · Prof. Zieliński',
    days: ['Lun', 'Mar', 'Mié', 'Jue', 'Vie'],
    periods: ['1.ª', '2.ª', '3.ª', '4.ª'],
    lessons: [
      ['3.º C', 'Libre', '1.º A', '4.º', '2.º B'],
      ['4.º', '2.º B', 'Guardia 3.º F', 'Patio', '3.º C'],
      ['Libre', '1.º A', '4.º', '3.º C', 'Libre'],
      ['2.º B', 'Tutoría', 'Libre', '1.º A', '4.º'],
    ],
    cover: 'Guardia 3.º F',
    free: ['Libre', 'Patio'],
    thanks: { from: 'Coordinación de 3.º', text: 'Tu hora libre, ¡y estaban callados!' },
  },
  celebrate: {
    title: 'Sobresaliente, y esta vez para los adultos',
    text: 'El agradecimiento de un compañero pesa más que una línea en la circular. Docentes, auxiliares, comedor, conserjería y secretaría escriben en el mismo tablón.',
    page: {
      subject: 'Asunto: miércoles, 2.ª hora',
      from: 'Lucía Ferrándiz',
      initials: 'LF',
      to: 'para Tomasz Zieliński, matemáticas',
      message:
        'Entraste en 3.º F sin previo aviso y les explicaste las fracciones con una caja de pizza. Dos han preguntado si vuelves.',
      margin: 'Pasa por mi despacho. (Hay bizcocho.)',
    },
  },
  incentives: {
    title: 'Nadie necesita otra taza',
    text: 'Una tarde sin reuniones, una butaca en el teatro, dos horas de la formación que de verdad querían hacer.',
    rewards: {
      books: { name: 'Vale de librería', brand: 'Chapter & Page' },
      afternoon: { name: 'Una tarde libre', brand: 'De tu centro' },
      theatre: { name: 'Vale de teatro', brand: 'Lumen House' },
      train: { name: 'Vale de tren', brand: 'Rail Meridian' },
      coffee: { name: 'Vale de café', brand: 'Daily Grind' },
      workshop: { name: 'Taller a tu elección', brand: 'De tu centro' },
    },
  },
  goals: {
    title: 'Objetivos que caben en un trimestre',
    text: 'Para cursos, departamentos y secretaría, del primer día de clase a las evaluaciones.',
    challenges: [
      { title: 'Actas entregadas antes de plazo', type: 'Todos los departamentos' },
      { title: 'Familias nuevas, llamadas la primera semana', type: 'Secretaría y tutorías' },
      { title: 'Visitas a clase entre compañeros', type: 'Matemáticas y ciencias' },
    ],
    bonuses: ['Primera semana en el centro', 'Un trimestre sin faltar al patio'],
  },
  insights: {
    title: 'En el corcho de dirección',
    text: 'Genie Insights mira los reconocimientos, los objetivos y los aniversarios del personal. Del alumnado no sabe nada.',
    progress: {
      text: 'A ciencias le faltan tres visitas para su objetivo, y quedan dos semanas para las vacaciones.',
      call: 'Ver progreso',
    },
    report: {
      text: 'El personal no docente escribe un tercio de los agradecimientos y recibe uno de cada diez.',
      call: 'Ver informes',
    },
    points: {
      text: 'El señor Mendonça, que abre la verja a las seis y media, cumple el viernes diez años en el centro.',
      call: 'Dar puntos',
    },
  },
  shiftsTitle: 'Alguien se pone enfermo: mira enseguida quién puede cubrir.',
  closing: {
    title: 'Mañana alguien abre la verja a las seis y media.',
    text: 'Que al llegar encuentre un agradecimiento. Dar reconocimientos es gratis hasta diez personas, sin fecha de fin.',
  },
};
