import type { boostPerformance as english } from '../en/boostPerformance';

/** Textos de la página sobre objetivos y retos. */
export const boostPerformance: typeof english = {
  meta: {
    title: 'Impulsa los resultados: objetivos y retos | Brightcrew',
    description:
      'Convierte un indicador en un reto con premio: una vez, cada semana o cada mes; para todos, para el primero o por sorteo. Crea tu primer reto en esta página.',
  },
  hero: {
    title: 'Objetivos que se consultan',
    titleMarked: 'sin que nadie lo pida',
    text: 'Convierte esa cifra por la que siempre preguntas en un reto con premio. Y deja de preguntar.',
    bullets: [
      'El progreso en directo, desde los sistemas que ya tienes',
      'Premios para todos, para el primero o por sorteo',
      'Una vez, cada semana o cada mes, sin volver a configurarlo',
      'Justo de partida: el mismo objetivo para todos, y tú decides cómo se reparte el premio',
    ],
    call: 'Crear un reto',
    picture: 'Una carrera de cuatro personas hacia un objetivo del 100\u00a0%: {{runners}}',
    race: 'Resuelto a la primera llamada',
    raceTeam: 'Equipo norte, este mes',
    target: 'Objetivo',
    runners: ['Anjali', 'Tomasz', 'Hanna', 'Daniel'],
  },
  percent: '{{percent}}\u00a0%',
  pointsShort: '{{points}} pts',
  sharing: {
    title: 'Tres maneras de repartir un premio',
    text: 'El mismo objetivo se vive distinto según quién pueda ganar. Elige lo que le va a tu equipo y cambia en la próxima ronda.',
    ways: {
      everyone: {
        title: 'Todos',
        text: 'Quien llega se lo lleva. Ideal cuando la gente se ayuda a cruzar la meta.',
      },
      first: { title: 'El primero', text: 'Gana quien llega antes. Ideal para carreras cortas y sin favoritos.' },
      lottery: {
        title: 'Sorteo',
        text: 'Se sortea entre todos los que lo logran. Un gran premio con poco presupuesto, y los últimos también tienen su opción.',
      },
    },
    picture: '{{winners}} de {{crowd}} personas se llevan el premio',
  },
  running: {
    title: 'Los retos de esta semana',
    text: 'Lo bastante pequeños para llegar el viernes y lo bastante útiles para que valga la pena.',
    parcels: { title: 'Paquetes sin reclamación', text: 'Última milla, 14 furgonetas', left: 'Quedan 2 días' },
    tickets: {
      title: 'Consultas respondidas en una hora',
      text: 'Atención al cliente, equipo norte',
      left: 'Quedan 4 días',
    },
    shifts: { title: 'El fin de semana cubierto el miércoles', text: 'Restaurante, sala', left: 'Acaba esta noche' },
  },
  closing: {
    title: 'El objetivo ya lo tienes en la cabeza.',
    text: 'Ponlo en el tablón. Son cinco pasos cortos.',
  },
};
