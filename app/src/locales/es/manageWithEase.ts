import type { manageWithEase as english } from '../en/manageWithEase';

/** Textos de la página sobre la gestión automática. */
export const manageWithEase: typeof english = {
  meta: {
    title: 'Gestiona sin esfuerzo: tareas automáticas y avisos | Brightcrew',
    description:
      'Gestión automática para responsables: cumpleaños, aniversarios e informes, y avisos de a quién dar las gracias y dónde mirar. Basta un administrador.',
  },
  hero: {
    title: 'El papeleo, en automático;',
    titleMarked: 'tú, con tu equipo',
    text: 'Nadie se hizo responsable de equipo para llevar la lista de cumpleaños. La gestión automática se ocupa de agradecimientos, avisos e informes; tú, de lo que necesita a una persona.',
    picture: 'El registro de un martes: cinco tareas hechas automáticamente entre las 7:25 y las 18:00',
    day: 'Martes',
    dayStatus: '5 de 5 hechas, ninguna por ti',
    log: {
      reminder: { title: 'Aviso de turno enviado', text: 'a las seis personas que entran a las 8:00' },
      birthday: { title: 'Cumpleaños celebrado', text: 'Lucía, con 100 puntos y una tarjeta' },
      goal: { title: 'Objetivo alcanzado', text: 'Puerta este: todos avisados, puntos abonados' },
      anniversary: { title: 'Aniversario celebrado', text: 'Tomasz, tres años' },
      report: { title: 'Informe listo', text: 'Reconocimientos y objetivos del día' },
    },
  },
  insights: {
    title: 'Tres cosas que conviene saber antes del café',
    text: 'Genie Insights te resume la semana y te dice qué puedes hacer.',
    panel: 'Genie Insights, esta mañana',
    birthdays: {
      kind: 'Cumpleaños',
      text: 'Tres cumpleaños más esta semana: Diego el jueves, Lan y Rafael el sábado.',
      call: 'Darles las gracias',
    },
    anniversaries: {
      kind: 'Aniversarios',
      text: 'Anjali cumple cinco años en la casa el viernes. Unas líneas tuyas le harían mucha ilusión.',
      call: 'Elegir a alguien',
    },
    alerts: {
      kind: 'Aviso de rendimiento',
      text: 'El turno de noche va por el 68\u00a0% a cuatro días del final, y allí nadie ha recibido un agradecimiento desde el lunes.',
      call: 'Ver progreso',
    },
  },
  setup: {
    title: 'En marcha en menos de una hora',
    text: 'Abrimos el espacio de tu equipo y te enviamos el acceso por correo; la hora empieza cuando entras. Para un piloto suele bastar un administrador.',
    minute: 'Minuto {{minute}}',
    steps: {
      space: { title: 'Da nombre al espacio', text: 'Nombre, logotipo e idiomas: hay más de diez.' },
      people: {
        title: 'Incorpora a tu gente',
        text: 'A mano, desde una hoja de cálculo o, a partir de Exceed, desde el sistema de RR. HH.',
      },
      moments: { title: 'Elige qué se automatiza', text: 'Cumpleaños, aniversarios, primeros días, objetivos.' },
      first: { title: 'Da las primeras gracias', text: 'La mejor invitación a abrir la aplicación.' },
    },
    end: 'Listo, y aún da tiempo a un café.',
  },
  handover: {
    title: 'Lo que dejas de hacer',
    text: 'Una lista de cosas pequeñas que nadie hace bien al final de un día largo.',
    caption: 'Las tareas antes y con Brightcrew',
    task: 'Tarea',
    before: 'Antes',
    after: 'Con Brightcrew',
    rows: [
      { task: 'Cumpleaños', before: 'Una hoja de cálculo de 2021', after: 'Felicitados ese mismo día' },
      {
        task: 'Nuevos compañeros',
        before: 'A mano, y dos veces',
        after: 'Llegan del sistema de RR. HH., con inicio de sesión único (Exceed)',
      },
      {
        task: 'Vales',
        before: 'Comprados en la pausa de comer',
        after: 'Enviados en minutos y dentro del presupuesto',
      },
      { task: 'Cifras del objetivo', before: 'Pedidas por correo', after: 'En un panel, a la vista de todos' },
      { task: 'Cómo está la gente', before: 'La encuesta anual', after: 'Encuestas cortas y un aviso a tiempo' },
    ],
  },
  closing: {
    title: 'Quítate la lista de encima.',
    text: 'Empieza con un equipo, un administrador y menos de una hora. Los cumpleaños y aniversarios son gratis hasta diez personas.',
  },
};
