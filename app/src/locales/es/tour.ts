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
      text: 'Las horas rojas rayadas tienen menos de la mitad de la gente que necesitan. Abre una de ellas.',
    },
    fill: {
      title: 'Cúbrelo.',
      text: 'El planificador propone a quienes están libres, con el turno que tendrían. Asigna a alguien.',
    },
    ill: {
      title: 'Alguien está de baja.',
      text: 'Elige quién y qué día. El motor busca el mínimo de personas que puedan cubrir sus turnos; acepta su plan.',
    },
    publish: {
      title: 'Publica.',
      text: 'Cada persona a la que le cambia un turno recibe un solo mensaje. En esta demo las respuestas se simulan y no se envía nada.',
    },
    thank: {
      title: 'Da las gracias.',
      text: 'Cubrir un hueco merece unas palabras, y puntos. Y eso es todo: de un hueco a un agradecimiento.',
    },
  },
};
