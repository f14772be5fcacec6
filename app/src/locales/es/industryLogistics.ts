import type { industryLogistics as english } from '../en/industryLogistics';

/** Textos de la página de logística. */
export const industryLogistics: typeof english = {
  meta: {
    title: 'Reconocimiento para logística y reparto de última milla | Brightcrew',
    description:
      'Da las gracias a tus repartidores entre parada y parada, premia la ruta sin incidencias y llega a la próxima campaña con el mismo equipo.',
  },
  hero: {
    badge: 'Logística y última milla',
    title: 'Reconocimiento que impulsa',
    titleMarked: 'la permanencia y el rendimiento',
    text: 'Cargan la furgoneta antes de que amanezca y pasan el día solos con una lista. Dales las gracias entre parada y parada, premia la ruta sin incidencias y sigue contando con ellos cuando llegue la campaña.',
    picture:
      'Una hoja de ruta: tres paradas entregadas, la cuarta con un agradecimiento recién llegado y dos por hacer',
  },
  scene: {
    route: 'Ruta 14 · Puerto este',
    van: 'Furgoneta 208 · Oleada 1',
    loaded: '126 bultos cargados a las 6:40',
    stops: [
      { time: '8:12', place: 'C/ del Molino, 3', note: 'Entregado al vecino' },
      { time: '8:31', place: 'C/ Astilleros, 40, 4.º', note: 'Firma: P. Okafor' },
      { time: '8:55', place: 'Farmacia Cordeleros', note: 'Caja fría, a su hora' },
      { time: '9:20', place: 'Colegio del Puerto, patio', note: 'Entregado' },
      { time: '9:44', place: 'Muelle 7, taquilla B', note: 'Siguiente parada' },
      { time: '10:05', place: 'Café del Faro', note: 'Antes de las 10:30' },
    ],
    thanks: { from: 'Tráfico', text: 'La caja fría a su hora, con ese atasco.' },
  },
  celebrate: {
    title: 'Dilo antes de que la furgoneta vuelva a la nave',
    text: 'En tráfico alguien ve la jugada, añade puntos y cuenta qué pasó. El repartidor lo lee en la siguiente parada; el resto de la oleada, en el muelle.',
    points: [
      'Sin correo de empresa: basta un móvil',
      'También entre repartidores, no solo desde la oficina',
      'Cada reconocimiento sale en la pantalla de la nave',
    ],
    label: {
      kind: 'Tratar con gratitud',
      fromLabel: 'Remite',
      from: 'Hanna, tráfico',
      toLabel: 'Destino',
      to: 'Rafael Mendonça, furgoneta 208',
      message: 'Once ausentes en la ruta 9 y te llevaste cuatro de camino a casa. Nadie te lo había pedido.',
      code: 'BC 0914 GRACIAS',
    },
  },
  incentives: {
    title: 'Premios que caben en la guantera',
    text: 'Gasolina, comida en ruta, un día en casa. Cada uno elige lo que le pide la semana; tú pones el presupuesto de cada nave.',
    rewards: {
      gasCard: { name: 'Tarjeta de gasolina', brand: 'Fuelway' },
      voucher: { name: 'Vale para tienda online', brand: 'Parcelo' },
      music: { name: 'Música en streaming', brand: 'Tonewave' },
      mealVoucher: { name: 'Vale de comida', brand: 'Roadside Kitchen' },
      dayOff: { name: 'Día libre extra', brand: 'De tu empresa' },
    },
  },
  goals: {
    title: 'Cada ruta ve cuánto ha avanzado',
    text: 'Los objetivos salen de los escaneos que ya se hacen. Se miran con el café de la mañana, no en la evaluación anual.',
    challenges: [
      { title: 'Entregas al primer intento', type: 'Nave este, toda la oleada' },
      { title: 'Cero daños en carga', type: 'Muelle 3, clasificación nocturna' },
      { title: 'Revisiones antes de salir', type: 'Todas las furgonetas, este mes' },
    ],
    bonuses: ['Primera semana sin reclamaciones', 'Un trimestre sin un rasguño', 'Mentor de un repartidor nuevo'],
  },
  insights: {
    title: 'Lo que el jefe de nave lee a las cinco de la mañana',
    text: 'Genie Insights repasa objetivos, turnos y agradecimientos, y destaca tres cosas.',
    progress: {
      text: 'La ruta 14 lleva seis días seguidos cumpliendo su objetivo. Uno más y la semana está completa.',
      call: 'Ver progreso',
    },
    report: {
      text: 'La clasificación nocturna recibe menos agradecimientos que los turnos de día, y es la que mejor cumple su objetivo de daños.',
      call: 'Ver informes',
    },
    points: {
      text: 'Rafael ha cubierto a tres compañeros enfermos este mes y todavía nadie le ha dado las gracias.',
      call: 'Dar puntos',
    },
  },
  shiftsTitle: 'Una ruta sin conductor se ve días antes de que salga.',
  closing: {
    title: 'La próxima furgoneta vuelve a las cinco.',
    text: 'Que un agradecimiento la reciba en la puerta. Los reconocimientos son gratis hasta diez personas, y lo tienes en marcha en menos de una hora.',
  },
};
