import { claims } from '~/content/claims';
import type { signUp as english } from '../en/signUp';

export const signUp: typeof english = {
  meta: {
    title: 'Crea un espacio de equipo | Brightcrew',
    description:
      'Crea un espacio de equipo y envía los primeros reconocimientos, gratis hasta 10 personas y sin tarjeta. Añade premios y retos cuando crezcas.',
  },
  back: 'Volver',
  title: 'Crea un espacio de equipo',
  tagline: '¡Empecemos con retos, premios y reconocimientos!',
  provider: {
    button: 'Continuar con una cuenta de trabajo',
    noClientId: 'No se ha podido obtener el ID de cliente de Google: ',
    unknownError: 'Error desconocido',
    reasons: {
      'google-not-configured': 'El acceso con una cuenta de trabajo no está configurado.',
      'client-id-malformed': 'El ID de cliente no es válido.',
    },
    failed: 'Error: ',
    generated: 'URL generada (mira la consola): ',
  },
  or: 'o',
  email: { label: 'Correo de trabajo', placeholder: 'Tu correo de trabajo' },
  organization: { label: 'Organización', placeholder: 'Nombre de la organización' },
  check: {
    label: 'Comprobación de que eres una persona',
    states: {
      waiting: 'Cargando la verificación',
      ready: 'Confirma que eres una persona',
      checking: 'Comprobando tu respuesta',
      verified: 'Verificado: eres una persona',
      failed: 'La verificación ha fallado',
      expired: 'reCAPTCHA ha caducado',
      error: 'Error de reCAPTCHA',
      unloaded: 'No se ha podido cargar reCAPTCHA',
      unconfigured: 'Falta configurar la clave de reCAPTCHA',
    },
  },
  goOn: 'Continuar',
  missing: {
    email: 'Escribe tu correo de trabajo para continuar.',
    invalid: 'A este correo le falta algo. Tiene la forma nombre@empresa.com.',
    organization: 'Escribe el nombre de tu organización para continuar.',
  },
  plan: {
    free: `Tu plan: Gratis, hasta ${claims.freeUsers} personas. Sin tarjeta de crédito.`,
    paid: 'Tu plan: {{plan}}, {{price}} euros por usuario y mes. Ahora no se cobra nada.',
    change: 'Elegir otro',
  },
  notStored: {
    failed: 'No se ha podido enviar tu alta. Inténtalo de nuevo.',
    refused: 'La verificación no se ha aceptado. Espera a que termine e inténtalo de nuevo.',
  },
  stored: {
    title: 'Gracias, hemos recibido tu alta',
    text: 'Tenemos los datos de {{organization}} y te escribiremos a {{email}}.',
    steps: {
      setUp: 'Preparamos tu espacio de equipo.',
      mail: 'Recibes un correo con el acceso.',
      invite: 'Invitas a tu equipo y envías el primer reconocimiento.',
    },
    meanwhile: '¿Quieres echar un vistazo mientras tanto?',
    tour: 'Hacer la visita',
  },
  note: { before: 'Al continuar, aceptas la', link: 'política de privacidad y cookies' },
  noScript:
    'Sin JavaScript, la verificación no funciona aquí. Envía el formulario de todos modos: si no se puede aceptar sin ella, te lo decimos en la página siguiente.',
  notTaken:
    'No hemos podido aceptar tu alta. Revisa los dos campos y vuelve a enviarlos, o activa JavaScript para la verificación. También puedes escribirnos y te preparamos el espacio de equipo:',
  help: { text: '¿Algo no funciona?', link: 'Escríbenos' },
  panel: {
    label: 'Lo que viene después',
    text: '¡Un paso más y empiezas a compartir reconocimientos y premios!',
    sample: {
      from: 'Tú',
      initials: 'Tú',
      to: 'a todo el turno de mañana',
      message: 'Primer agradecimiento en nuestro espacio nuevo: toda la semana abriendo a la hora, incluso lloviendo.',
      points: '+50',
      reward: 'Desayuno de equipo',
      rewardNote: 'Un premio propio',
      cost: '5000',
    },
  },
};
