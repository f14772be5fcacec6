import { rewardOptionsIn } from '~/content/claims';
import { paidPlanNames, planOf } from '~/content/plans';
import type { challenge as english } from '../en/challenge';

const rewards = rewardOptionsIn('es');

/** Textos del creador de retos. */
export const challenge: typeof english = {
  title: 'Crea un reto ahora mismo',
  text: `Cinco pasos cortos y listo. Prepáralo ahora: arranca cuando tu equipo tenga ${paidPlanNames[planOf.challenges]}.`,
  plain: {
    title: 'Tu reto',
    nameHint: 'Solo hace falta para un reto a medida.',
    notTaken: 'No hemos podido recibir tu reto. Revisa lo que has escrito y vuelve a enviarlo, o escríbenos a',
  },
  progress: 'Pasos del creador de retos',
  stepOf: 'Paso {{step}} de {{total}}',
  stepDone: 'hecho',
  steps: { type: 'Tipo', rules: 'Frecuencia', prize: 'Premio', preview: 'Vista previa', done: 'En marcha' },
  next: 'Siguiente',
  back: 'Atrás',
  soFar: 'Tu reto, de momento',
  type: {
    title: '¿De qué va el reto?',
    text: 'Elige en qué debería mejorar tu equipo.',
    options: {
      target: { title: 'Objetivo', text: 'Llegar a una cifra: entregas a tiempo, llamadas resueltas, una nota.' },
      tasks: { title: 'Tareas', text: 'Completar una lista: formación, inventario, una rutina nueva.' },
      shifts: { title: 'Turnos', text: 'No faltar: turnos libres cubiertos, un mes sin retrasos.' },
      custom: { title: 'A medida', text: 'Algo que solo se le ocurriría a tu equipo.' },
    },
    name: 'Nombre del reto',
    namePlaceholder: 'Por ejemplo: la ronda más tranquila',
    nameMissing: 'Ponle un nombre a tu reto',
  },
  rules: {
    title: '¿Cada cuánto y quién gana?',
    text: 'Las rondas cortas mantienen la chispa. Podrás cambiar ambas cosas más adelante.',
    frequency: 'Frecuencia',
    frequencies: {
      once: { title: 'Una vez', text: 'Una sola ronda, con fecha de fin' },
      weekly: { title: 'Cada semana', text: 'Vuelve a empezar todos los lunes' },
      monthly: { title: 'Cada mes', text: 'Una ronda por mes natural' },
    },
    distribution: 'Quién se lleva el premio',
    distributions: {
      everyone: { title: 'Todos', text: 'Quien lo consigue se lleva el premio' },
      first: { title: 'El primero', text: 'Gana quien llega antes' },
      lottery: { title: 'Sorteo', text: 'Se sortea entre todos los que lo logran' },
    },
  },
  prize: {
    title: '¿Cuál es el premio?',
    text: 'Elige un premio y verás tu reto.',
    groups: {
      external: { title: 'Premios externos', text: 'Los compramos y enviamos nosotros' },
      internal: { title: 'Premios internos', text: 'Solo puede darlos tu empresa' },
    },
    prizes: {
      voucher: { title: 'Vale de compra', text: `Una tarjeta regalo, entre más de ${rewards.worldwide} opciones` },
      ngo: { title: 'Donación a una ONG', text: 'Para una causa, en nombre de quien gana' },
      points: { title: 'Puntos canjeables', text: 'Para ahorrarlos o gastarlos ya' },
      dayoff: { title: 'Día libre', text: 'Un día pagado, cuando mejor venga' },
      breakfast: { title: 'Desayuno de equipo', text: 'Para todos, invita la casa' },
      smartphone: { title: 'Móvil nuevo', text: 'Para el reto del año' },
    },
    chosen: 'Elegido',
  },
  preview: {
    title: '¿Listo para empezar?',
    text: 'Así lo verá tu equipo. Dinos adónde lo enviamos.',
    card: 'Vista previa de tu reto',
    email: 'Correo de trabajo',
    emailPlaceholder: 'Tu correo de trabajo',
    emailInvalid: 'Escribe una dirección de correo válida',
    team: 'Nombre de tu equipo',
    teamPlaceholder: 'Nombre del equipo',
    teamMissing: 'Escribe el nombre de tu equipo',
    privacy: 'Usamos esta dirección solo para escribirte sobre este reto.',
    privacyLink: 'Política de privacidad',
    start: 'Empezar el reto',
    sending: 'Poniendo en marcha el reto…',
    failed: 'No hemos podido crear tu reto. Inténtalo de nuevo.',
  },
  done: {
    title: '¡Reto creado!',
    text: 'Escribiremos a {{email}} con el siguiente paso para que se apunte {{team}}.',
    another: 'Crear otro',
  },
  card: {
    titles: {
      target: 'A por el objetivo',
      tasks: 'La lista, completa',
      shifts: 'Todos los turnos cubiertos',
      custom: 'Un reto muy nuestro',
    },
    team: 'para {{team}}',
    yourTeam: 'tu equipo',
    prize: 'Premio',
    prizeOpen: 'por elegir',
    winner: 'Quién gana',
    round: 'Ronda',
    progress: 'Progreso del equipo',
    notStarted: 'Aún sin empezar',
    running: 'Empieza pronto',
  },
};
