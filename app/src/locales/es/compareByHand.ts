import type { compareByHand as english } from '../en/compareByHand';

/** Textos de una comparación con otra manera de planificar. */
export const compareByHand: typeof english = {
  meta: {
    title: 'La planilla a mano de una planta y qué añade un planificador | Brightcrew',
    description:
      'Qué hace mejor que cualquier programa quien lleva la planilla a lápiz, qué cuenta un planificador sin cansarse y cómo trabajan juntos con mañanas, tardes y noches.',
  },
  hero: {
    title: 'Al lado de la planilla a mano:',
    titleMarked: 'el lápiz sabe cosas',
    text: 'Quien cuadra a mano mañanas, tardes y noches lleva una planta entera en la cabeza. Eso no lo hace ningún programa. Pero parte del trabajo de alrededor es contar.',
  },
  theirs: {
    title: 'Lo que hace mejor la persona',
    list: [
      'Sabe qué dos no deben coincidir de noche, y por qué eso no está escrito en ningún sitio',
      'Oye el «sí» que quiere decir no',
      'Se acuerda de un favor durante tres meses, y lo devuelve',
      'Decide, y da la cara',
    ],
  },
  ours: {
    title: 'Lo que hace mejor el planificador',
    list: [
      'Cuenta descansos, noches y horas en todas las semanas, también un domingo a las once',
      'Dice en el momento si un cambio incumple una regla, y cuál',
      'Encuentra al instante quién puede venir esta noche, y por qué los demás no',
      'Enseña el mes por persona en una hoja, con códigos y sumas',
    ],
  },
  table: {
    caption: 'La planilla a mano y el planificador, tarea por tarea',
    what: 'Tarea',
    them: 'A mano',
    rows: [
      {
        what: 'Mañanas, tardes y noches de un mes',
        them: 'Una tarde o dos',
        us: 'Lee la planilla con sus códigos y pregunta por cada uno una vez',
      },
      {
        what: 'El descanso después de una noche',
        them: 'Te lo sabes, casi siempre',
        us: 'Se comprueba en cada pareja de turnos, también entre semanas',
      },
      {
        what: 'Una baja a las seis de la tarde',
        them: 'Llamar lista abajo',
        us: 'Quién puede, cuánto cuesta y cómo le queda la semana',
      },
      {
        what: 'Quién ha hecho qué fines de semana',
        them: 'Te acuerdas; ellos también',
        us: 'Contados en cuatro semanas, por persona',
      },
      {
        what: 'Quién se lleva bien con quién',
        them: 'Solo tú',
        us: 'No lo sabe ni lo pregunta',
      },
      {
        what: 'El mes siguiente por tipos de turno',
        them: 'Tuyo',
        us: 'Las semanas se completan por horas; los meses por tipos están medidos, aún no en pantalla',
      },
    ],
  },
  stay: {
    title: 'Lo que debe seguir en tu mano',
    text: 'Los nombres de Nochebuena, la primera tarde de quien acaba de llegar, la persona que necesita una semana tranquila. Completa el resto y mueve eso a mano: todo se puede deshacer y nada se decide sin ti.',
  },
  closing: {
    title: 'Míralo con tu propia semana',
    text: 'Parte del cuadrante que ya tienes, en el navegador y sin cuenta. Si lee algo mal, lo ves antes de que cambie nada.',
    action: 'Subir tu cuadrante',
    measures: 'Cómo medimos',
  },
  others: {
    title: 'Otras comparaciones',
    spreadsheet: 'Al lado de una hoja de cálculo',
    tools: 'Al lado de los programas de turnos',
    byHand: 'Al lado de la planilla a mano de una planta',
  },
};
