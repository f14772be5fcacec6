import type { exchange as english } from '../en/exchange';

/** Textos para sacar una semana del planificador y traer otra. */
export const exchange: typeof english = {
  menu: 'Semana',
  title: 'Semana del {{week}}',
  close: 'Cerrar',
  tabs: { label: 'Qué hacer con la semana', export: 'Exportar', import: 'Importar', share: 'Compartir' },
  export: {
    csv: {
      title: 'Tabla (CSV)',
      text: 'Un turno por fila, para cualquier hoja de cálculo.',
      action: 'Descargar CSV',
    },
    calendar: {
      title: 'Calendario de una persona',
      text: 'Un archivo iCalendar con los turnos de la semana, para cualquier calendario.',
      person: 'De quién',
      event: 'Turno',
      action: 'Descargar calendario',
    },
    json: {
      title: 'Todo (JSON)',
      text: 'Puestos, personas y turnos, tal como los guarda el motor. Se puede volver a importar.',
      action: 'Descargar JSON',
    },
    print: { title: 'En papel', text: 'La semana tal como se ve en pantalla, sin los controles.', action: 'Imprimir' },
    done: '{{name}} está en tus descargas.',
  },
  import: {
    intro:
      'Un cuadrante entero (JSON), como lo escribe la exportación. La semana actual se queda hasta que todo esté bien.',
    file: 'Archivo con una semana',
    choose: 'Elegir un archivo',
    paste: 'O pégala aquí',
    action: 'Importar',
    refused: 'No se ha importado nada y la semana actual sigue igual.',
    place: 'El lugar:',
    tooLarge: 'El archivo supera los {{megabytes}} MB. Una semana ocupa mucho menos.',
    unreadable: 'No se ha podido leer {{name}}.',
  },
  share: {
    intro:
      'La semana entera viaja en el propio enlace, detrás del signo #. Ningún servidor la ve: quien tiene el enlace tiene la semana.',
    link: 'Enlace a esta semana',
    copy: 'Copiar enlace',
    copied: 'El enlace está copiado.',
    byHand: 'El enlace está seleccionado: cópialo con el teclado.',
    length_one: '{{count}} carácter',
    length_other: '{{count}} caracteres',
    tooLarge: 'Esta semana es demasiado grande para un enlace. Expórtala como archivo.',
  },
  notes: {
    dismiss: 'Descartar',
    sample: 'Volver al ejemplo',
    shared: 'Estás viendo una semana que llegó con un enlace. Vive solo en esta pestaña.',
    imported_one: 'Estás viendo una semana importada con {{count}} turno. Vive solo en esta pestaña.',
    imported_other: 'Estás viendo una semana importada con {{count}} turnos. Vive solo en esta pestaña.',
    plain: 'Quitarla',
    template: 'La plantilla «{{name}}» dice cuánta gente hace falta, por día y franja: {{positions}}.',
    templateUnknown:
      'La plantilla «{{name}}» no tiene ningún puesto de este restaurante de ejemplo, así que hace falta la misma gente que antes.',
    link: 'Este enlace no se ha abierto.',
    sampleShown: 'En su lugar se muestra la semana de ejemplo.',
    faults: {
      'share-not-recognised': 'No contiene ninguna semana.',
      'share-version': 'Lo hizo otra versión del planificador.',
      'share-damaged': 'Está dañado: le falta una parte o alguien la ha cambiado.',
      'text-too-long': 'Es mucho más largo que cualquier semana.',
    },
  },
};
