import type { common as english } from '../en/common';

/** Textos comunes de la web y de la demo. */
export const common: typeof english = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  breadcrumbs: 'Estás aquí',
  close: 'Cerrar',
  notifications: 'Avisos',
  homeLink: 'Brightcrew, página de inicio',
  language: { label: 'Idioma', en: 'English', es: 'Español' },
  demo: {
    banner: 'Estás viendo la demo en vivo del producto',
    noScript: 'Esta demo necesita JavaScript. Sin él ves la primera pantalla, pero no puedes usar sus botones.',
    contactSales: 'Hablar con ventas',
    bar: 'Demo del producto',
    backToHome: 'Volver al inicio',
    footerLanguage: 'Idioma de la demo',
    footerNote: 'Personas de ejemplo, o las tuyas. Nada se envía, ni se guarda si no lo pides.',
    privacySettings: 'Ajustes de privacidad',
    device: { label: 'Dispositivo', desktop: 'Ordenador', mobile: 'Móvil' },
    roles: { label: 'Rol', 'team-member': 'Miembro del equipo', manager: 'Responsable' },
    tabs: {
      label: 'Páginas de la demo',
      overview: 'Resumen',
      'gift-shop': 'Tienda de regalos',
      recognitions: 'Reconocimientos',
    },
    recognise: 'Dar las gracias',
    balance: 'Saldo en puntos:',
    rail: {
      label: 'Responsable',
      home: 'Inicio',
      'genie-insights': 'Genie Insights',
      analytics: 'Analítica',
      team: 'Ver equipo',
    },
  },
  shiftRail: {
    label: 'Gestión de turnos',
    getStarted: 'Primeros pasos',
    scheduling: 'Planificación de turnos',
    tour: 'Hacer la visita',
  },
  promo: {
    label: 'Qué hace la aplicación',
    message: 'Explora la demo completa en tu ordenador',
    slides: {
      celebrate: {
        title: 'Celebra el buen trabajo',
        text: 'Da las gracias a alguien de tu equipo desde el móvil, en el momento, y añade puntos.',
      },
      track: {
        title: 'Sigue tu rendimiento',
        text: 'Mira cuánto te falta para los objetivos de la semana y cuánto vale cada uno.',
      },
      redeem: {
        title: 'Canjea puntos por premios',
        text: 'Convierte tus puntos en una tarjeta regalo, un día libre o un desayuno para el equipo.',
      },
    },
    pictures: {
      thanks: 'Te quedaste con mis dos últimas mesas. Nadie tuvo que esperar.',
      points: '{{points}} puntos',
    },
    slide: 'Diapositiva {{n}} de {{total}}',
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
    contactSales: 'Hablar con ventas',
    setUp: 'Crear espacio de equipo',
    send: 'Enviarme el enlace',
    sendSubject: 'La demo de Brightcrew, para tu ordenador',
    continueAnyway: 'Continuar de todos modos',
    recognition: {
      title: 'Da las gracias aquí mismo',
      who: 'A quién dar las gracias',
      label: 'Tu mensaje',
      message: 'Te quedaste hasta servir la última mesa. Gracias.',
      points: 'Puntos',
      send: 'Dar las gracias',
      sent: 'Enviado y en el tablón',
      to: 'para {{name}}',
      sentText: '{{name}} ya puede verlo en el tablón del equipo, igual que los demás.',
      again: 'Enviar otro',
      empty: 'Escribe primero un mensaje.',
      tooLong: 'El mensaje no puede pasar de 200 caracteres.',
      spent: 'No te quedan tantos puntos este mes.',
      engine: 'No se han podido cargar las reglas de los puntos. Comprueba la conexión e inténtalo de nuevo.',
    },
  },
  notFound: {
    metaTitle: 'Página no encontrada | Brightcrew',
    code: '404',
    title: '¡Vaya! No encontramos esta página',
    text: 'Puede que la dirección tenga una errata o que la página haya cambiado de turno.',
    home: 'Volver al inicio',
  },
  crash: {
    title: 'Algo ha fallado',
    text: 'Una parte de esta página no se ha cargado. Sigues donde estabas: vuelve a intentarlo.',
    again:
      'Ha vuelto a fallar. Puedes recargar la página, pero se perderán los cambios que no estén guardados en este dispositivo.',
    retry: 'Reintentar',
    reload: 'Recargar la página',
    home: 'Volver al inicio',
  },
  refused: {
    address:
      'No hemos podido aceptar el formulario porque esta página se ha abierto con una dirección distinta de la nuestra. Vuelve a abrir nuestra web o escríbenos a',
    busy: 'Se han enviado demasiados formularios desde tu red en poco tiempo. Espera un minuto y vuelve a enviarlo, o escríbenos a',
    later:
      'Nuestro servidor no ha podido guardar el formulario. Vuelve a enviarlo dentro de unos minutos o escríbenos a',
  },
};
