import type { chooser as english } from '../en/chooser';

/** Textos de la elección de experiencia. */
export const chooser: typeof english = {
  meta: {
    title: 'Elige tu experiencia | Brightcrew',
    description:
      'Recorre la demo con personas de ejemplo o crea el espacio de tu propio equipo. Las dos cosas son gratis y sin tarjeta de crédito.',
  },
  title: 'Elige tu experiencia',
  text: 'Mira primero o empieza ya con tu gente. Siempre puedes hacer lo otro después.',
  back: 'Volver a la página de inicio',
  demo: {
    title: 'Conócelo con personas de ejemplo',
    text: 'Un equipo de doce en plena semana. Da las gracias, gasta puntos, mira los turnos. No se envía nada, y una semana solo se guarda si lo pides.',
    time: 'Dos minutos, sin registro',
    call: 'Empezar la demo',
    sample: {
      from: 'Lucía Ferrándiz',
      initials: 'LF',
      to: 'para Daniel, turno de tarde',
      message: 'Has vuelto a cerrar puntual. Gracias.',
    },
  },
  space: {
    title: 'Empieza con tu propio equipo',
    text: 'Tus nombres, tus palabras, tus reglas. Reconocimientos gratis hasta 10 personas y en marcha en menos de una hora.',
    time: 'Sin tarjeta de crédito',
    call: 'Crear espacio de equipo',
    sample: {
      title: 'El espacio de tu equipo',
      you: 'Tú',
      role: 'Administración',
      invite: 'Invita a alguien',
      seats: '{{taken}} de {{all}} plazas gratis',
    },
  },
};
