import type { industryHospitality as english } from '../en/industryHospitality';

/** Textos de la página de hostelería. */
export const industryHospitality: typeof english = {
  meta: {
    title: 'Reconocimiento para hoteles y equipos de hostelería | Brightcrew',
    description:
      'El huésped felicita a recepción, pero el hotel lo llevan treinta más. Reconocimiento, premios y objetivos para recepción, pisos, desayunos y auditoría nocturna.',
  },
  hero: {
    badge: 'Hostelería',
    title: 'El huésped se da cuenta.',
    titleMarked: 'Que se entere la casa.',
    text: 'La sonrisa se la lleva recepción; las habitaciones, pisos. Haz llegar cada elogio a quien se lo ganó, del equipo de desayunos al auditor de noche, en temporada y fuera de ella.',
    picture:
      'La lista de reservas de esta noche con cinco llegadas; la 214 lleva un agradecimiento para el equipo de pisos',
  },
  scene: {
    title: 'Llegadas de esta noche',
    date: 'Viernes',
    count: '5 de 38',
    rows: [
      { room: '112', guest: 'Halloran, 2 noches', note: 'Con cuna', state: 'Lista' },
      { room: '214', guest: 'Bianchi, 1 noche', note: 'Llega tras las 23:00', state: 'Lista' },
      { room: '301', guest: 'Ørsted, 4 noches', note: 'Sin plumas', state: 'Revisada' },
      { room: '305', guest: 'Grupo Achterberg', note: 'Comunicada con 306', state: 'En limpieza' },
      { room: '410', guest: 'Mbeki, 2 noches', note: 'Aniversario', state: 'Lista' },
    ],
    key: '214',
    thanks: 'Encontró el peluche y lo envió a casa',
  },
  celebrate: {
    title: 'Cada elogio tiene un nombre detrás',
    text: 'La reseña habla del hotel. Tú sabes quién fue. Pásale las palabras del huésped, con puntos, y que aplauda la casa entera.',
    guest: {
      words: '«Volvimos a medianoche y había dos tazas de leche caliente y la cuna hecha. ¿Quién hace eso?»',
      by: 'Tarjeta de opinión, habitación 112',
      answer: 'Lo hizo Anjali.',
      from: 'Diego Arriaga',
      initials: 'DA',
      to: 'para Anjali, pisos',
      message: 'Leíste la nota del bebé y te adelantaste. Así es la casa en su mejor versión.',
    },
  },
  incentives: {
    title: 'Que por una vez el huésped sea tu equipo',
    text: 'Una noche en otro hotel, una mesa en la que sirve otro. A quien cuida de los demás también le gusta que lo cuiden.',
    rewards: {
      spaDay: { name: 'Día de spa', brand: 'Stillroom' },
      voucher: { name: 'Vale de grandes almacenes', brand: 'Harbour Lane' },
      restaurant: { name: 'Vale de restaurante', brand: 'Ostra & Sons' },
      hotelStay: { name: 'Fin de semana de hotel', brand: 'En cualquiera de nuestros hoteles' },
      wineTasting: { name: 'Cata de vinos', brand: 'Cellar 9' },
      course: { name: 'Curso de formación', brand: 'De tu hotel' },
    },
  },
  goals: {
    title: 'Objetivos a la vista de todo el equipo',
    text: 'Junto al tablero de llaves, en el montacargas de lencería, en la aplicación. Todos saben en qué está la casa esta semana.',
    challenges: [
      { title: 'Habitaciones listas a las 15:00', type: 'Pisos, plantas 1 a 4' },
      { title: 'Notas de huéspedes atendidas', type: 'Recepción y conserjería' },
      { title: 'Desayunos puntuados con 9 y 10', type: 'Equipo de desayunos' },
    ],
    bonuses: ['Temporada completa en la casa', 'Segundo departamento aprendido'],
  },
  insights: {
    title: 'Con el café y la lista de ocupación',
    text: 'Tres notas de Genie Insights antes de la reunión de las 10:00.',
    progress: {
      text: 'La tercera lleva desde el lunes con todo listo a las 15:00. Un día más y objetivo cumplido.',
      call: 'Ver progreso',
    },
    report: {
      text: 'Auditoría nocturna ha recibido un solo agradecimiento desde que abrió la temporada. Recepción, diecinueve.',
      call: 'Ver informes',
    },
    points: {
      text: 'Ainhoa empieza el sábado su quinta temporada en la casa. Algo debería esperarla en la taquilla.',
      call: 'Dar puntos',
    },
  },
  shiftsTitle: '¿Hotel completo el viernes? Mira quién está en recepción.',
  closing: {
    title: 'Los huéspedes dejan una reseña. Tú puedes dejar un agradecimiento.',
    text: 'Empieza por pisos o por la barra: los reconocimientos son gratis hasta diez personas, y lo tienes en marcha en menos de una hora.',
  },
};
