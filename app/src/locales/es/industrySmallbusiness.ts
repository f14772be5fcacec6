import { paidPlanNames, planOf } from '~/content/plans';
import type { industrySmallbusiness as english } from '../en/industrySmallbusiness';

/** Textos de la página de pequeños negocios. */
export const industrySmallbusiness: typeof english = {
  meta: {
    title: 'Reconocimiento para pequeños negocios y tiendas de barrio | Brightcrew',
    description:
      'Se conoce todo el mundo, pero las gracias se quedan en el tintero. Reconocimiento, premios y objetivos sencillos para equipos de hasta diez personas.',
  },
  hero: {
    badge: 'Pequeños negocios',
    title: 'Cuatro personas, un mostrador',
    titleMarked: 'y mucho que agradecer.',
    text: 'Ni departamento de personal, ni sala de reuniones, ni tiempo. Hay que abrir la tienda. Brightcrew se pone en marcha en menos de una hora, sus reconocimientos son gratis hasta diez personas y se acuerda de los cumpleaños que a ti se te pasarían.',
    picture: 'Una tienda de barrio con su toldo y su mostrador; junto a la caja hay una nota de agradecimiento',
  },
  scene: {
    shop: 'Flores e Hija',
    open: 'Abierto',
    hours: '8–20 h',
    today: 'Hoy: Ainhoa, Diego, Hanna',
    thanks: { from: 'Ainhoa', text: 'Diego, subiste cuatro pisos la compra de la señora Vidal.' },
  },
  celebrate: {
    title: 'Como la nota de la caja, pero no se despega',
    text: 'Se escribe mientras sube el café. La leen todos en su móvil, también quien hoy libra.',
    notes: [
      {
        to: 'Diego',
        text: 'Te quedaste hasta que arreglaron la cámara. Habríamos perdido todo el queso.',
        by: 'Ainhoa',
      },
      { to: 'Hanna', text: '¡Menudo escaparate! Tres personas entraron por él.', by: 'Diego' },
      { to: 'Ainhoa', text: 'Gracias por cambiarme el jueves. El festival salió precioso.', by: 'Hanna' },
    ],
  },
  incentives: {
    title: 'Premios pequeños, de alguien que te conoce',
    text: 'Salir una hora antes. Desayunar juntos antes de abrir. Cenar a la vuelta, donde el vecino.',
    rewards: {
      earlyOff: { name: 'Salir antes', brand: 'De tu parte' },
      breakfast: { name: 'Desayuno para todos', brand: 'De tu parte' },
      flowers: { name: 'Flores', brand: 'El puesto de al lado' },
      bistro: { name: 'Vale para cenar', brand: 'El bar de la esquina' },
      longWeekend: { name: 'Un puente', brand: 'De tu parte' },
    },
  },
  goals: {
    title: 'Tres objetivos en la puerta de la nevera',
    text: 'No te hace falta un panel con cuarenta cifras. Te hacen falta las tres que pagan el alquiler.',
    challenges: [
      { title: 'Clientes de siempre, por su nombre', type: 'Todos' },
      { title: 'Pedidos online fuera a mediodía', type: 'Trastienda' },
      { title: 'Sin pan en la cesta al cerrar', type: 'Mostrador' },
    ],
    bonuses: ['Primera semana tras el mostrador', 'Un mes cuadrando la caja al céntimo'],
  },
  insights: {
    title: 'Mientras haces las cuentas el domingo',
    text: 'Genie Insights ha repasado la semana. Tres frases y ya puedes cerrar el portátil.',
    progress: {
      text: 'Los pedidos salieron a su hora cinco días de seis. El miércoles viene el reparto: conviene empezar antes.',
      call: 'Ver progreso',
    },
    report: { text: 'Casi todos los agradecimientos los has escrito tú. Pídele uno a Diego.', call: 'Ver informes' },
    points: { text: 'El martes hace un año que Hanna trabaja contigo.', call: 'Dar puntos' },
  },
  shiftsTitle: 'Con cuatro personas, cada hueco de la semana cuenta.',
  closing: {
    title: '¿Hasta diez personas? Los reconocimientos son gratis.',
    text: `Sin tarjeta, sin llamadas de ventas, sin fecha de fin. Los premios llegan con ${paidPlanNames[planOf.giftCards]}; los objetivos y los análisis, con ${paidPlanNames[planOf.challenges]}. Dar las primeras gracias lleva veinte segundos.`,
  },
};
