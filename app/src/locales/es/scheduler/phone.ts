import type { phone as english } from '../../en/scheduler/phone';

/** Textos del cuadrante en un móvil: un día cada vez, y primero sus huecos. */
export const phone: typeof english = {
  days: 'Días de la semana',
  day_zero: '{{day}}, sin huecos',
  day_one: '{{day}}, {{count}} hueco',
  day_other: '{{day}}, {{count}} huecos',
  gaps_zero: '{{day}}: sin huecos',
  gaps_one: '{{day}}: {{count}} hueco',
  gaps_other: '{{day}}: {{count}} huecos',
  paused: '{{day}}: con un solo puesto a la vista no se cuentan los huecos',
  short: '{{position}} {{scheduled}}\u00a0de\u00a0{{required}}',
  step: 'Quién puede cubrirlo',
  all_one: 'Verlo',
  all_other: 'Ver los {{count}}',
  swipe: 'Desliza el cuadrante para pasar de día. Mantén pulsada una hora vacía para dibujar un turno.',
  sheet: 'La semana en cifras',
  close: 'Cerrar',
};
