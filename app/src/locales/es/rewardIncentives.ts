import { rewardOptionsIn } from '~/content/claims';
import { paidPlanNames, planOf } from '~/content/plans';
import type { rewardIncentives as english } from '../en/rewardIncentives';
import { facts } from './parts/facts';

const rewards = rewardOptionsIn('es');

/** Textos de la página sobre premios e incentivos. */
export const rewardIncentives: typeof english = {
  meta: {
    title: 'Premia el esfuerzo: tarjetas regalo y premios propios | Brightcrew',
    description: `Puntos que se convierten en tarjetas regalo, donaciones, un día libre o un desayuno de equipo, con más de ${rewards.worldwide} opciones. Tú pones el presupuesto; ellos eligen.`,
  },
  hero: {
    title: 'Un premio que',
    titleMarked: 'elegirían ellos',
    text: `Nadie necesita otra taza. Los puntos se convierten en tarjetas regalo, con más de ${rewards.worldwide} opciones en todo el mundo, en una donación o en el viernes libre. Tú pones el presupuesto; ellos eligen.`,
    call: 'Empezar ahora',
    picture: 'Un saldo de puntos y tres tarjetas regalo compradas con él',
    balance: 'Tu saldo',
    owner: 'Ainhoa Etxeberria, obrador de madrugada',
    redeemed: 'Canjeado',
    onTheWay: 'En la aplicación, en dos minutos',
  },
  points: '{{points}} puntos',
  pointsShort: '{{points}} pts',
  catalogue: {
    title: 'Lo que dan de sí los puntos',
    text: 'Una página del catálogo de España: siete favoritos, con los precios de ejemplo de una empresa. La tuya decide cuánto vale un punto.',
    list: 'Catálogo de premios',
    redeem: 'Canjear',
    redeemNamed: 'Canjear: {{reward}}',
    more: `¡Y ${rewards.furtherInSpain} opciones más!`,
    moreText: `Solo en España, de entradas de cine a ferreterías. En todo el mundo hay más de ${rewards.worldwide}.`,
  },
  dialog: {
    title: 'Canjear es una función Pro',
    text: `Las funciones Pro vienen con todos los planes de pago, y los vales, desde ${paidPlanNames[planOf.giftCards]}. Háblalo con nosotros o prueba antes la versión gratuita con tu propio equipo.`,
    cost: 'por {{points}} puntos',
    contactSales: 'Hablar con ventas',
    testFree: 'Probar la versión gratuita',
    close: 'Cerrar',
  },
  own: {
    title: 'Y lo que solo puedes dar tú',
    text: 'Algunos de los mejores premios no son vales. Ofrece premios propios junto al catálogo, por los puntos que tú decidas.',
    stub: 'De tu empresa',
    dayOff: { title: 'Un día libre', text: 'Pagado y cuando encaje en el cuadrante.' },
    breakfast: { title: 'Desayuno de equipo', text: 'Canjea uno, desayuna todo el turno.' },
    firstPick: { title: 'Elegir turno antes que nadie', text: 'Los turnos de la semana siguiente, a tu gusto.' },
  },
  month: {
    title: 'Un mes de puntos de Ainhoa',
    text: 'Los puntos llegan de los compañeros, de los retos y de la empresa. En qué los gasta lo decide ella.',
    table: 'Puntos que entran y salen, con el saldo después de cada movimiento',
    day: 'Día',
    what: 'Concepto',
    change: 'Puntos',
    balance: 'Saldo',
    opening: 'Saldo anterior',
    movements: {
      thanks: 'Gracias de Karim',
      challenge: 'Reto: todo en su sitio a las seis',
      sportswear: 'Vale de ropa deportiva {{euros}}\u00a0€',
      milestone: 'Tres años en el obrador',
      donation: 'Donación solidaria {{euros}}\u00a0€',
    },
  },
  budget: {
    title: 'Un presupuesto que se cuida solo',
    text: `${facts.budget} Pagas los puntos que se canjean, no los que se prometen.`,
    team: 'Obrador este, este mes',
    used: '{{used}}\u00a0€ de {{monthly}}\u00a0€ gastados',
    left: 'Quedan {{left}}\u00a0€',
  },
  closing: {
    title: '¿Qué elegiría tu equipo?',
    text: `Empieza gratis con hasta diez personas y añade premios con el plan ${paidPlanNames[planOf.giftCards]}. En marcha en menos de una hora.`,
  },
};
