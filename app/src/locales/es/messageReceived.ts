import type { messageReceived as english } from '../en/messageReceived';

export const messageReceived: typeof english = {
  meta: {
    title: 'Recibido, gracias | Brightcrew',
    description: 'Hemos recibido lo que nos has enviado. Te contamos qué pasa ahora.',
  },
  title: 'Gracias, lo hemos recibido',
  text: 'No tienes que hacer nada más.',
  next: {
    contact: {
      title: 'Tu mensaje',
      text: 'Lo lee una persona y te responde al correo que nos has dejado.',
    },
    challenge: {
      title: 'Tu reto',
      text: 'Te enviaremos el siguiente paso a tu correo de trabajo, para que se apunte tu equipo.',
    },
    'sign-up': {
      title: 'Tu espacio de equipo',
      text: 'Lo preparamos y te enviamos un correo con el acceso. Después invitas a tu equipo y mandas el primer reconocimiento.',
    },
  },
  meanwhile: 'Mientras tanto',
  home: 'Ir a la página de inicio',
  useCases: 'Ver cómo lo usan otros equipos',
};
