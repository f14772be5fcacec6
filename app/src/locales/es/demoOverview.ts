import type { demoOverview as english } from '../en/demoOverview';

/** Textos del resumen del miembro del equipo. */
export const demoOverview: typeof english = {
  meta: {
    title: 'Demo para miembros del equipo | Brightcrew',
    description: 'Un día de trabajo visto desde el equipo: objetivos, reconocimientos, puntos y regalos.',
  },
  greeting: { hello: 'Hola, {{name}}', balance: 'Tienes {{value}} puntos para gastar.' },
  actions: {
    title: 'Acciones rápidas',
    send: { title: 'Enviar reconocimiento', text: 'Da las gracias a alguien, con puntos' },
    redeem: { title: 'Canjear premios', text: 'Mira qué puedes conseguir con tus puntos' },
    history: { title: 'Ver historial de puntos', text: 'De dónde vienen tus puntos' },
  },
  targets: {
    title: 'Tus objetivos',
    text: 'Lo que puedes ganar esta semana y este mes.',
    previous: 'Objetivo anterior',
    next: 'Objetivo siguiente',
    card: 'Objetivo {{n}} de {{total}}',
    monthly: 'Mensual',
    weekly: 'Semanal',
    points: '{{value}} puntos',
    progress: '{{progress}} de {{total}}',
  },
  banner: {
    title: 'Un 40\u00a0% más de puntos que el mes pasado',
    text: 'Tu mejor {{month}} hasta ahora. Tienes dos objetivos más al alcance.',
  },
  recognitions: {
    title: 'Últimos reconocimientos recibidos',
    seeAll: 'Ver todos',
    from: 'De {{name}}',
    points: '+{{value}}',
    gained: 'puntos',
    award: 'con un premio de la empresa',
  },
  gifts: {
    title: 'Puntos y regalos',
    balance: 'Tu saldo',
    points: 'puntos',
    visit: 'Ir a la tienda de regalos',
    history: 'Ver el historial de puntos',
    top: 'Premios destacados',
    previous: 'Premios anteriores',
    next: 'Premios siguientes',
    shown: 'Premios del {{from}} al {{to}} de {{total}}',
  },
};
