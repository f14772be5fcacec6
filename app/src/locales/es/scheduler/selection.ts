import type { selection as english } from '../../en/scheduler/selection';

/** Textos de varios turnos que se seleccionan y se cambian a la vez. */
export const selection: typeof english = {
  mode: 'Seleccionar varios turnos',
  label: 'Turnos seleccionados',
  none: 'Toca o haz clic en los turnos para seleccionarlos',
  count_one: '{{count}} turno seleccionado',
  count_other: '{{count}} turnos seleccionados',
  earlier: 'Una hora antes',
  later: 'Una hora después',
  dayBefore: 'Un día antes',
  dayAfter: 'Un día después',
  give: 'Dárselos a…',
  confirm: 'Confirmar',
  remove: 'Quitar',
  clear: 'Quitar la selección',
  refused_one: '{{count}} turno sin cambios:',
  refused_other: '{{count}} turnos sin cambios:',
  reason: '{{name}}, {{when}}: {{reason}}',
  leavesWeek: 'quedaría fuera de la semana',
  giving: {
    title_one: 'Dar {{count}} turno a una persona',
    title_other: 'Dar {{count}} turnos a una persona',
    text: 'Los turnos que esa persona no pueda hacer se quedan como están, y verás por qué.',
    week: '{{hours}} h esta semana',
    button: 'Dar',
    buttonName: 'Dar a {{name}}',
    close: 'Cerrar',
  },
};
