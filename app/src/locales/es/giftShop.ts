import { rewardOptionsIn } from '~/content/claims';
import { paidPlanNames, planOf } from '~/content/plans';
import type { giftShop as english } from '../en/giftShop';

const rewards = rewardOptionsIn('es');

/** Textos de la tienda de regalos. */
export const giftShop: typeof english = {
  meta: {
    title: 'Demo de la tienda de regalos | Brightcrew',
    description: 'Prueba la tienda: vales, incentivos internos, donaciones y sorteos, todo a cambio de puntos.',
  },
  banner: {
    title: '¡Canjea tus puntos y disfruta de tus ventajas!',
    text: 'Cada premio indica si te llega el saldo. Elige uno para ver cuánto cuesta.',
    balance: 'Tu saldo',
    points: '{{value}} puntos',
    details: 'Detalles',
  },
  engine: {
    title: 'No se ha podido abrir la tienda',
    text: 'No se ha cargado el motor que compara tu saldo con cada premio. Puede que no tengas conexión o que tu navegador bloquee WebAssembly. Las etiquetas de abajo son las del saldo de ejemplo y no se actualizan.',
    retry: 'Reintentar',
  },
  categories: {
    label: 'Categorías de premios',
    all: 'Todo',
    'internal-incentives': 'Incentivos internos',
    vouchers: 'Vales',
    ngo: 'ONG',
    lotteries: 'Sorteos',
  },
  sections: {
    'most-purchased': 'Lo más pedido la semana pasada',
    vouchers: 'Vales',
    'internal-incentives': 'Incentivos internos',
    ngo: 'ONG',
    lotteries: 'Sorteos',
  },
  seeAll: 'Ver todo',
  count_one: '{{count}} premio',
  count_other: '{{count}} premios',
  filter: {
    label: 'Tipo de vale',
    all: 'Todos',
    Shopping: 'Compras',
    'Food & Restaurant': 'Comida y restaurantes',
    'Fashion & Lifestyle': 'Moda y estilo de vida',
    'Travel & Entertainment': 'Viajes y ocio',
    Gaming: 'Videojuegos',
    Grocery: 'Alimentación',
    'Reading & Learning': 'Lectura y formación',
  },
  rewardCategories: {
    'Fashion & Lifestyle': 'Moda y estilo de vida',
    'Travel & Entertainment': 'Viajes y ocio',
    Shopping: 'Compras',
    'Technology & Electronics': 'Tecnología y electrónica',
    'Supermarket & Groceries': 'Supermercado',
    Gaming: 'Videojuegos',
    'Food & Restaurant': 'Comida y restaurantes',
    Grocery: 'Alimentación',
    'Reading & Learning': 'Lectura y formación',
    Internal: 'Interno',
    'Charity & Donations': 'Solidaridad',
    Lottery: 'Sorteo',
  },
  card: {
    redeemable: 'Canjeable',
    notYet: 'Aún no',
    points: '{{points}} puntos',
    open: '{{title}}: {{points}} puntos, ver cómo canjearlo',
    favourite: 'Favorito: {{title}}',
  },
  redeem: {
    close: 'Cerrar',
    cost: 'Cuesta',
    balance: 'Tu saldo',
    missing: 'Te faltan',
    enough: 'Tu saldo alcanza para este premio.',
    short_one: 'Te falta {{value}} punto.',
    short_other: 'Te faltan {{value}} puntos.',
    points: '{{value}} puntos',
    note: `Esto es una demo: no se canjea nada y tu saldo no cambia. En un espacio con el plan ${paidPlanNames[planOf.giftCards]} o uno superior, aquí se canjean los puntos.`,
    contactSales: 'Hablar con ventas',
    startForFree: 'Empezar gratis',
  },
  cta: {
    lead: 'Esto es solo',
    title: `una muestra de los más de ${rewards.worldwide} incentivos de todo el mundo`,
    text: 'Tarjetas regalo de todo el mundo, tus propios incentivos junto a ellas y un presupuesto que decides tú.',
    contactSales: 'Hablar con ventas',
    startForFree: 'Empezar gratis',
  },
};
