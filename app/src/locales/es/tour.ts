import type { tour as english } from '../en/tour';

/** Textos de la visita guiada del planificador. */
export const tour: typeof english = {
  progress: 'Visita, paso {{n}} de {{total}}',
  show: 'Mostrar dónde',
  next: 'Siguiente',
  leave: 'Salir de la visita',
  finish: 'Terminar',
  behind: 'Está detrás de esta ventana: ciérrala o pulsa «Mostrar dónde».',
  steps: {
    gap: {
      title: 'Encuentra un hueco.',
      text: 'En el horario, las horas con borde rojo dicen cuánta gente falta. Pulsa una de ellas.',
    },
    fill: {
      title: 'Cúbrelo.',
      text: 'Asigna a alguien que esté libre, escribe otras horas para quien ya trabaja, como 9-17, o deja que «Cubrir hueco» lo planifique: verás la propuesta y podrás aceptarla.',
    },
    ill: {
      title: 'Alguien está de baja.',
      text: 'Elige quién y qué día. El plan aparece en el cuadrante, con el mínimo de personas que puedan cubrirlo; acéptalo.',
    },
    publish: {
      title: 'Publica.',
      text: 'Cada persona a la que le cambia un turno recibe un solo mensaje, con lo nuevo y lo que ya no está. En esta demo las respuestas se simulan y no se envía nada.',
    },
    thank: {
      title: 'Da las gracias.',
      text: 'Cubrir un hueco merece unas palabras, y puntos. Y eso es todo: de un hueco a un agradecimiento.',
    },
  },
};
