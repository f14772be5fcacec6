import type { manager as english } from '../en/manager';

/** Textos de las páginas del responsable. */
export const manager: typeof english = {
  meta: {
    overview: {
      title: 'Panel del responsable: demo en vivo | Brightcrew',
      description: 'Reconocimientos, participación, presupuesto, cumpleaños y aniversarios de un equipo de ejemplo.',
    },
    team: {
      title: 'Tu equipo: demo en vivo | Brightcrew',
      description: 'El equipo de ejemplo de la demo de Brightcrew: saldos y reconocimientos de doce personas.',
    },
    member: {
      title: '{{name}}, del equipo: demo en vivo | Brightcrew',
      description: 'Una persona del equipo de ejemplo, con los reconocimientos que ha recibido y enviado.',
    },
  },
  loading: 'Cargando',
  greeting: '¡Qué bien verte, {{name}}!',
  scheduler: 'Planificador de turnos',
  ownHistory: 'Mi historial de puntos',
  tabs: { 'genie-insights': 'Genie Insights', analytics: 'Analítica' },
  intro: {
    home: 'Cómo está tu equipo y a quién toca felicitar pronto.',
    'genie-insights': 'Qué dicen los últimos treinta días de tu gente y qué podrías hacer hoy mismo.',
    analytics: 'Los reconocimientos en el tiempo y persona por persona.',
  },
  kpi: {
    recent: 'Reconocimientos, últimos 30 días',
    recentNote: 'frente a {{before}} en las cuatro semanas anteriores',
    percent: '{{percent}}\u00a0%',
    participation: 'Reconocidos al menos una vez',
    participationNote: '{{recognised}} de {{members}} personas en 30 días',
    budget: 'Puntos por repartir',
    budgetNote: 'de {{points}} este mes',
    left: 'Reconocimientos por enviar',
    leftNote: 'de {{recognitions}} este mes',
  },
  charts: {
    perWeek: 'Reconocimientos por semana',
    perMember: 'Reconocimientos por persona, últimos 30 días',
    top: 'Los más reconocidos, últimos 30 días',
    unit: 'reconocimientos',
    times: 'veces',
    reasons: 'Por qué se ganaron puntos',
    reasonsNote: 'Entradas en los historiales del equipo, últimos 30 días.',
  },
  celebrations: {
    title: 'Cumpleaños y aniversarios, próximos 30 días',
    birthday: 'Cumpleaños',
    anniversary_one: '{{count}} año en el equipo',
    anniversary_other: '{{count}} años en el equipo',
    inDays_zero: 'hoy',
    inDays_one: 'mañana',
    inDays_other: 'dentro de {{count}} días',
  },
  alerts: {
    quiet: {
      title: '{{name}} lleva un tiempo sin reconocimientos',
      short: 'Ningún reconocimiento en 30 días',
      text: 'Ningún reconocimiento en 30 días y {{total}} en total. Unas palabras sinceras pueden darle la vuelta al mes.',
    },
    star: {
      title: '{{name}} recibe más agradecimientos que nadie',
      short: '{{recent}} reconocimientos en 30 días, más que nadie',
      text: '{{recent}} reconocimientos en 30 días, más que nadie. Dilo en voz alta en la próxima reunión.',
    },
    newcomer: {
      title: '{{name}} acaba de llegar',
      short: 'Acaba de llegar y ya tiene {{total}} reconocimientos',
      text: 'Lleva menos de tres meses y ya tiene {{total}} reconocimientos. Las primeras gracias son las que más se recuerdan.',
    },
    action: 'Enviar un reconocimiento',
    panel: 'Avisos de rendimiento',
    open: 'Ver a {{name}}',
  },
  genie: {
    lead: '{{recent}} agradecimientos en cuatro semanas, frente a {{before}} en las cuatro anteriores. Esto merece un minuto hoy:',
    next: {
      birthday: {
        title: 'Se acerca el cumpleaños de {{name}}',
        text: 'Es {{when}}. Una felicitación escrita con tiempo nunca llega tarde.',
      },
      anniversary: {
        title: 'Se acerca el aniversario de {{name}}',
        text: 'Es {{when}}. Cuenta qué se habría perdido el equipo sin esos años.',
      },
    },
    cover: {
      title: '{{name}} ha echado una mano',
      text: 'Un hueco del cuadrante que ya está cubierto: {{when}}. Dale las gracias ahora que está reciente.',
      action: 'Agradecer a {{name}}, +{{points}}',
      message: 'Gracias, {{name}}, por cubrir este turno: {{when}}. Sin ti nos habría faltado gente.',
    },
    gaps: {
      title_one: '{{count}} hueco en el cuadrante de esta semana',
      title_other: '{{count}} huecos en el cuadrante de esta semana',
      title_zero: 'Ningún hueco en el cuadrante de esta semana',
      text: 'Horas con menos de la mitad de la gente necesaria. El planificador dice quién está libre.',
      action: 'Abrir el planificador',
    },
    budget: {
      title_one: 'Puedes enviar {{count}} reconocimiento al mes',
      title_other: 'Puedes enviar {{count}} reconocimientos al mes',
      text: 'Y {{points}} puntos para acompañarlos. Lo que quede sin repartir a fin de mes caduca.',
      action: 'Enviar uno ahora',
    },
  },
  team: {
    title: 'Tu equipo',
    toRoster: 'Volver al cuadrante',
    ownIntro: 'El equipo del cuadrante que está abierto en el planificador. Es el mismo en todas las semanas.',
    intro:
      'Doce personas de un restaurante de ejemplo. El miembro del equipo de la demo es del reparto y no está en esta lista. Elige a alguien para ver cómo le va.',
    search: 'Buscar por nombre o correo',
    fromRoster: 'De un cuadrante',
    none: 'Nadie coincide con la búsqueda.',
    found_one: '{{count}} persona encontrada',
    found_other: '{{count}} personas encontradas',
    columns: {
      name: 'Nombre',
      currentBalance: 'Saldo',
      totalRecognitions: 'Total recibidos',
      recentRecognitions: 'Últimos 30 días',
      dateJoined: 'Desde',
    },
  },
  member: {
    back: 'Tu equipo',
    unknown: 'Persona desconocida',
    joined: 'en el equipo desde {{date}}',
    edit: 'Editar datos',
    editAlert: 'Aquí se editarían los datos de {{name}}.',
    recognise: 'Enviar un reconocimiento',
    total: 'Total recibidos',
    recent: 'Recibidos en los últimos 30\u00a0días',
    submitted: 'Enviados en los últimos 30\u00a0días',
    balance: 'Saldo de puntos',
    latest: 'Últimos movimientos',
    history: 'Ver historial de puntos',
  },
};
