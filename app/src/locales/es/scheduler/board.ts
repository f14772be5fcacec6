import type { board as english } from '../../en/scheduler/board';

export const board: typeof english = {
  label: 'Mes por persona, {{label}}',
  hint: 'Escribe un código en un día, como {{codes}}; las flechas te mueven, Supr borra e Intro abre el día. Pega una fila de códigos, o elige un tipo y pinta.',
  noTypes: 'Los códigos son los de los tipos de turno del equipo, y este equipo aún no tiene ninguno.',
  makeTypes: 'Usar mañana, tarde y noche',
  types: {
    early: { code: 'M', name: 'Mañana' },
    late: { code: 'T', name: 'Tarde' },
    night: { code: 'N', name: 'Noche' },
  },
  cell: '{{name}}, {{day}}: {{shifts}}',
  off: 'libre',
  pending: '{{shift}}, sin confirmar',
  away: { holiday: 'Vac', sick: 'Baja', leave: 'Per', training: 'For', other: 'Aus' },
  hours: 'Horas',
  ofPerson: '{{name}}: {{hours}} h en el mes',
  countOf: '{{name}}: {{type}} {{heads}} veces',
  heads: '{{type}}, {{day}}: {{heads}}',
  headsOf: '{{type}}, {{day}}: {{heads}} de {{needed}}',
  working: 'Personas',
  wait: 'Escrito: {{text}}',
  unknown: 'Ningún tipo de turno tiene el código {{code}}.',
  unread_one: '{{count}} celda pegada no es un código y se ha dejado como estaba.',
  unread_other: '{{count}} celdas pegadas no son códigos y se han dejado como estaban.',
  print: 'Imprimir el mes',
};
