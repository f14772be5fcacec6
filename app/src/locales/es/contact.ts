import type { contact as english } from '../en/contact';

export const contact: typeof english = {
  meta: {
    title: 'Habla con nuestro equipo comercial | Brightcrew',
    description:
      'Dinos quién eres y te responde alguien que conoce tu tipo de trabajo: reconocimiento, premios y turnos para equipos de primera línea y distribuidos.',
  },
  title: 'Habla con nuestro equipo comercial',
  text: 'Varias sedes, inicio de sesión único, un precio para toda la empresa o una duda que no resuelve ninguna página: déjanos tu nombre y nos ponemos en contacto contigo.',
  form: {
    title: '¿Cómo te localizamos?',
    text: 'Con el nombre y el correo basta.',
    name: 'Nombre',
    email: 'Correo de trabajo',
    phone: 'Teléfono',
    countryCode: 'Prefijo del país',
    number: 'Número de teléfono',
    company: 'Empresa',
    message: 'Mensaje',
    optional: 'opcional',
    trap: 'Deja este campo vacío',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    privacy: 'Solo usamos estos datos para responderte.',
    privacyLink: 'Política de privacidad',
    notTaken: 'No hemos podido recibir tu mensaje. Revisa lo que has escrito y vuelve a enviarlo, o escríbenos a',
    missing: {
      name: 'Dinos cómo te llamas',
      email: 'Dinos tu correo',
      phone: 'Dinos tu teléfono',
    },
    malformed: {
      name: 'Revisa tu nombre',
      email: 'Escribe un correo válido',
      phone: 'Revisa el teléfono: solo cifras',
    },
  },
  toasts: {
    error: 'Error',
    missing: 'Rellena todos los campos obligatorios',
    failed: 'No se ha podido enviar tu mensaje. Inténtalo de nuevo.',
    success: '¡Listo!',
    sent: 'Hemos recibido tu mensaje. ¡Te escribimos pronto!',
  },
  next: {
    title: 'Y después, ¿qué?',
    steps: {
      leave: {
        title: 'Nos dejas tu nombre',
        text: 'El teléfono y la empresa nos ayudan a dar con quien conoce tu sector. Tú decides si los pones.',
      },
      answer: {
        title: 'Te contesta una persona',
        text: 'Nada de correos automáticos en cadena. Alguien te pregunta cómo es una semana difícil en tu equipo.',
      },
      show: {
        title: 'Lo ves con tu propia semana',
        text: 'Trae un cuadrante, un objetivo o una lista de premios. Lo montamos juntos delante de ti.',
      },
    },
  },
  consultation: {
    text: '¿Prefieres elegir tú la hora?',
    link: 'Reservar una consulta',
  },
  other: {
    title: '¿Prefieres echar un vistazo antes?',
    text: 'La visita virtual no requiere cuenta y los reconocimientos son gratis hasta 10 personas. También puedes escribir a',
    faq: 'Ver las preguntas frecuentes',
  },
};
