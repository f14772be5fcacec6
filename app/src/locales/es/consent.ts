import type { consent as english } from '../en/consent';

/** Textos de la pantalla de consentimiento. */
export const consent: typeof english = {
  ask: {
    title: '¿Podemos contar las visitas?',
    text: 'Así sabemos qué páginas resultan útiles. No contamos nada hasta que digas que sí.',
  },
  acceptAll: 'Aceptar',
  rejectAll: 'Rechazar',
  manage: 'Ajustes de privacidad',
  settings: {
    title: 'Ajustes de privacidad',
    save: 'Guardar mi elección',
    close: 'Cerrar los ajustes de privacidad',
    text: 'Tú decides qué puede guardar esta web en tu dispositivo. Puedes cambiar tu elección desde el pie de cualquier página.',
    necessary: {
      title: 'Necesarias',
      text: 'Recuerdan tu idioma y esta elección. Sin ellas, la web no funciona bien.',
    },
    analytics: {
      title: 'Analítica',
      text: 'Cuenta visitas y clics en los botones principales para saber qué mejorar.',
    },
    more: {
      title: 'Más información',
      text: 'Qué guardamos, por qué y durante cuánto tiempo: consulta nuestra',
      link: 'política de privacidad',
    },
  },
};
