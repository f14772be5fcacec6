import type { recognitions as english } from '../en/recognitions';

/** Textos de la página de reconocimientos. */
export const recognitions: typeof english = {
  meta: {
    title: 'Envía un reconocimiento: demo en vivo | Brightcrew',
    description:
      'Da las gracias a alguien de tu equipo con un mensaje, puntos y un GIF, y míralo en el tablón. Sin registrarte.',
  },
  backToRoster: 'Volver al cuadrante',
  title: 'Envía un nuevo reconocimiento',
  intro:
    'Un reconocimiento comparte lo que alguien ha hecho bien, a la vista de todos. Cuenta qué hizo esa persona y por qué ayudó; con dos frases basta.',
  budget: 'Cada persona tiene un presupuesto mensual de puntos para repartir. Se renueva el día uno.',
  close: 'Cerrar',
  notifications: 'Avisos',
  share: 'Compartir',
  reset: 'Restablecer',
  people: {
    title: 'Personas',
    add: 'Añadir personas',
    remove: 'Quitar a {{name}}',
    pickerTitle: 'Elige a miembros del equipo',
    search: 'Buscar por nombre',
    none: 'Nadie del equipo se llama así.',
    found_one: '{{count}} persona encontrada',
    found_other: '{{count}} personas encontradas',
    done_one: 'Listo, {{count}} persona elegida',
    done_other: 'Listo, {{count}} personas elegidas',
  },
  points: {
    title: 'Puntos',
    choice: '{{points}} puntos por persona',
    total: 'Total: {{total}} puntos',
    left_one: 'Este mes te quedan {{points}} puntos y {{count}} reconocimiento.',
    left_other: 'Este mes te quedan {{points}} puntos y {{count}} reconocimientos.',
    expires: 'Caducan el {{date}}.',
  },
  message: {
    title: 'Mensaje',
    label: 'Tu mensaje',
    default: '¡Gracias por tu gran trabajo!',
    formatting: 'Formato del texto',
    marks: { bold: 'Negrita', italic: 'Cursiva', underline: 'Subrayado' },
  },
  gif: {
    add: 'Añadir un GIF',
    change: 'Cambiar el GIF',
    remove: 'Quitar el GIF',
    pickerTitle: 'Elige un GIF',
    pause: 'Pausar los GIF',
    play: 'Reproducir los GIF',
  },
  sent: {
    title: 'Reconocimiento enviado. ¡Enhorabuena!',
    text: 'Tu reconocimiento se ha compartido correctamente.',
  },
  errors: {
    title: 'Error',
    'missing-people-or-message': 'Elige a alguien y escribe un mensaje',
    'message-too-long': 'El mensaje puede tener 200 caracteres como máximo',
    'points-not-a-choice': 'Elige 5, 10, 20, 50 o 100 puntos',
    'over-points-allowance': 'Son más puntos de los que te quedan este mes',
    'over-recognition-allowance': 'Son más personas que los reconocimientos que te quedan este mes',
    engine: 'No se han podido cargar las reglas de los puntos. Comprueba la conexión y vuelve a cargar la página.',
  },
  congrats: {
    title: '¡Enhorabuena! Has enviado un reconocimiento',
    text: 'Has tardado menos de un minuto. Imagina a todo un equipo haciéndolo en cada turno.',
    sales: 'Hablar con ventas',
    setUp: 'Crear espacio de equipo',
  },
  preview: 'Así se verá en el tablón',
  board: {
    title: 'Tu tablón de reconocimientos',
    received: 'Recibidos',
    submitted: 'Enviados',
    team: 'Todo el equipo',
  },
  card: {
    pause: 'Pausar el GIF',
    play: 'Reproducir el GIF',
    to: 'para {{names}}',
    points: '+{{points}}',
    gif: 'GIF: {{picture}}',
    like_one: '{{count}} me gusta',
    like_other: '{{count}} me gusta',
  },
};
