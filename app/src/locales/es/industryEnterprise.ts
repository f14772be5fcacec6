import type { industryEnterprise as english } from '../en/industryEnterprise';

/** Textos de la página de grandes empresas. */
export const industryEnterprise: typeof english = {
  meta: {
    title: 'Reconocimiento para grandes empresas con muchas sedes | Brightcrew',
    description:
      'Un solo programa de reconocimiento para fábricas, delegaciones y oficinas de varios países: inicio de sesión único, presupuestos locales e informes por sede.',
  },
  hero: {
    badge: 'Grandes empresas',
    title: 'Ocho sedes,',
    titleMarked: 'una forma de dar las gracias.',
    text: 'Cada fábrica, delegación y oficina tiene sus costumbres, su presupuesto y su idioma. Que los conserve. Añade un solo programa de reconocimiento para todos, con inicio de sesión único e informes para el comité.',
    picture: 'Un mapa de sedes europeas unidas por líneas; un agradecimiento viaja de Lisboa a Cracovia',
  },
  scene: {
    sites: ['Lisboa', 'Bilbao', 'Lyon', 'Róterdam', 'Malmö', 'Cracovia', 'Brno', 'Bolonia'],
    from: 'Lisboa, servicios compartidos',
    to: 'Cracovia, planta 2',
    thanks: 'El cierre de mes, un día antes y entre todos.',
  },
  celebrate: {
    title: 'Un agradecimiento que cruza cuatro departamentos',
    text: 'En las empresas grandes el mérito se pierde por el camino. Aquí va en la tarjeta la cadena entera: quién empezó, quién ayudó y quién remató.',
    chain: {
      title: 'La línea 4, otra vez en marcha',
      steps: [
        { who: 'Lucía, Lisboa', what: 'vio la referencia equivocada' },
        { who: 'Tomasz, Cracovia', what: 'fue de noche hasta el proveedor' },
        { who: 'Anjali, Malmö', what: 'lo validó con calidad a las siete' },
      ],
      from: 'Marta Iglesias',
      initials: 'MI',
      to: 'para tres personas de tres países',
      message: 'El cliente no se enteró. Yo sí. Puntos para los tres, y la historia para todos los demás.',
    },
  },
  incentives: {
    title: 'Un catálogo, elecciones locales',
    text: 'Cada país ve los premios que puede usar, junto a los que comparte toda la empresa. El presupuesto se queda en la sede.',
    rewards: {
      volunteerDay: { name: 'Día de voluntariado', brand: 'Para toda la empresa' },
      conference: { name: 'Un día de congreso', brand: 'Para toda la empresa' },
      donation: { name: 'Donación a una buena causa', brand: 'Fondo Mesa Abierta' },
      headphones: { name: 'Vale para auriculares', brand: 'Soundfield' },
      language: { name: 'Curso de idiomas', brand: 'Parla' },
      lunch: { name: 'Comida de equipo', brand: 'La cocina de tu sede' },
    },
  },
  goals: {
    title: 'Del objetivo del consejo al turno del martes',
    text: 'Reparte un objetivo de empresa por país, sede y equipo. Cada cual ve su línea y la que tiene encima.',
    columns: { goal: 'Objetivo', scope: 'Dónde', progress: 'Progreso', points: 'Puntos' },
    challenges: [
      { title: 'Casi accidentes comunicados', type: '4 plantas' },
      { title: 'Acogida completa en diez días', type: 'RR. HH., todos los países' },
      { title: 'Incidencias cerradas a la primera', type: 'Servicios compartidos' },
    ],
    bonuses: ['Idea adoptada por otra sede', 'Proyecto entre sedes cerrado', 'Auditoría sin observaciones'],
  },
  insights: {
    title: 'Tres líneas para el comité de dirección',
    text: 'Genie Insights compara cada sede consigo misma, no con las demás, y dice qué ha cambiado.',
    progress: {
      text: 'Bolonia comunica el doble de casi accidentes desde que empezó el reto; dos plantas no han arrancado.',
      call: 'Ver progreso',
    },
    report: {
      text: 'Donde el responsable da las gracias cada semana, las encuestas se contestan más y mejor.',
      call: 'Ver informes',
    },
    points: {
      text: 'A Anjali la han reconocido cinco departamentos este mes. El suyo no se ha dado cuenta.',
      call: 'Dar puntos',
    },
  },
  shiftsTitle: 'La semana de cada equipo, hasta la hora en la que falta una persona.',
  closing: {
    title: 'Empieza por una sede.',
    text: 'Para un piloto suele bastar con un administrador. Cuando funcione allí, hablamos del resto.',
  },
};
