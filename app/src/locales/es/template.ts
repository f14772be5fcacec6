import { brand } from '~/shared/brand';
import type { template as english } from '../en/template';

/** Textos de la configuración de la plantilla de turnos. */
export const template: typeof english = {
  meta: {
    title: `Plantilla de turnos: cuántas personas necesita cada franja | ${brand.name}`,
    description:
      'Indica cuántas personas necesita cada puesto, por día y franja, con los ajustes del equipo y sus permisos. Demo en vivo: pruébala sin cuenta.',
  },
  title: 'Plantilla de turnos',
  intro: 'Di una sola vez cuánta gente necesita una semana normal. Cada cuadrante nuevo partirá de aquí.',
  back: 'Volver al planificador',
  save: 'Guardar como plantilla',
  complete: 'Terminar la configuración',
  quick: {
    title: 'Plantillas rápidas',
    intro: 'Una semana como la tuya, ya rellena.',
    selected: 'Seleccionada',
    positions: 'Puestos',
    own: 'Guardada en esta pestaña',
    unnamed: 'Tu configuración',
    loaded: '«{{name}}» está cargada: abajo tienes sus puestos y cuántas personas pide.',
    undo: 'Volver a lo que había',
    restored: 'Tu configuración está como antes.',
    remove: 'Quitar {{name}}',
    removed: '«{{name}}» se ha quitado. Lo que hay en la página se queda.',
    translated: {
      restaurant: {
        name: 'Restaurante',
        description: 'Servicio completo con comidas, cenas y cierre de madrugada',
      },
      'retail-store': {
        name: 'Tienda',
        description: 'Sala de ventas, cajas y almacén, con el pico del sábado',
      },
      healthcare: {
        name: 'Sanidad',
        description: 'Una planta que nunca cierra, con noches estables y fines de semana más tranquilos',
      },
    },
  },
  saving: {
    title: 'Guardar como plantilla',
    text: 'Se queda en esta pestaña, junto a las plantillas rápidas. Nada se guarda ni se envía: si recargas, empiezas de cero.',
    close: 'Cerrar',
    name: 'Nombre de la plantilla',
    suggestion: '{{name}}, a nuestra manera',
    replaces: '«{{name}}» ya existe y se sustituirá.',
    cancel: 'Cancelar',
    save: 'Guardar',
    done: '«{{name}}» queda guardada mientras esta pestaña siga abierta.',
  },
  settings: {
    title: 'Ajustes del equipo',
    intro: 'Los límites dentro de los que se hace un cuadrante.',
    minHours: { name: 'Horas mínimas', text: 'El turno más corto permitido' },
    maxHours: { name: 'Horas máximas', text: 'El turno más largo permitido' },
    defaultDaysOff: { name: 'Días libres por defecto', text: 'Por persona y semana' },
    timeslotTeams: { name: 'Equipos por franja', text: 'Equipos que trabajan a la vez' },
    independentClocking: {
      name: 'Fichaje independiente',
      text: 'Cada persona ficha por su cuenta, no con el equipo.',
    },
  },
  positions: {
    title: 'Personal necesario por puesto y día',
    intro: 'Personas necesarias en cada franja. Escribe un número o cámbialo con las flechas arriba y abajo.',
    add: 'Añadir puesto',
    newName: 'Puesto nuevo',
    added: '{{name}}: añadido, con 1 persona en cada franja.',
    removed: '{{name}}: eliminado.',
    nameLabel: 'Nombre del puesto',
    delete: 'Eliminar {{name}}',
    deleteShort: 'Eliminar',
    unnamed: 'Puesto sin nombre',
    table: 'Personas necesarias: {{name}}',
    slotColumn: 'Franja',
    cell: '{{name}}, {{day}}, {{slot}}',
    empty: {
      title: 'Todavía no hay puestos',
      text: 'Añade el primero: un nombre y cuántas personas necesita cada franja.',
    },
    failed: 'El motor que lee estos números no se ha cargado, así que quedan como estaban.',
    retry: 'Probar otra vez',
  },
  days: {
    mon: 'Lunes',
    tue: 'Martes',
    wed: 'Miércoles',
    thu: 'Jueves',
    fri: 'Viernes',
    sat: 'Sábado',
    sun: 'Domingo',
  },
  daysShort: { mon: 'Lun', tue: 'Mar', wed: 'Mié', thu: 'Jue', fri: 'Vie', sat: 'Sáb', sun: 'Dom' },
  slots: {
    morning: { name: 'Mañana', hours: '6:00-14:00' },
    afternoon: { name: 'Tarde', hours: '14:00-22:00' },
    night: { name: 'Noche', hours: '22:00-6:00' },
  },
  phone: {
    title: 'Mis turnos',
    clockIn: 'Fichar entrada',
    shift: 'Sábado, sala',
    approve: 'Aceptar',
    trade: 'Cambiar',
    open: 'Domingo, libre',
    claim: 'Pedir',
    manager: 'Los cambios esperan al responsable',
  },
  permissions: {
    title: 'Integración con la app y permisos',
    intro: 'Qué puede hacer el equipo desde el móvil y quién tiene la última palabra.',
    clockInApp: {
      name: 'Fichar en la app',
      text: 'El equipo puede fichar la entrada y la salida desde la app móvil.',
    },
    shiftApproval: {
      name: 'Aprobación de turnos',
      text: 'Cada persona debe aceptar los turnos que se le asignan.',
    },
    shiftTrading: {
      name: 'Cambio de turnos',
      text: 'El equipo puede intercambiar turnos dentro del mismo puesto.',
    },
    shiftClaiming: {
      name: 'Reserva de turnos',
      text: 'El equipo puede pedir de antemano los turnos disponibles.',
    },
    managerApproval: {
      name: 'Visto bueno del responsable',
      text: 'Todo cambio de turno necesita la aprobación del responsable.',
    },
  },
};
