import type { compareTools as english } from '../en/compareTools';

/** Textos de una comparación con otra manera de planificar. */
export const compareTools: typeof english = {
  meta: {
    title: 'Los programas de turnos y en qué nos diferenciamos | Brightcrew',
    description:
      'Qué hacen mejor que nosotros las aplicaciones de turnos y las suites de personal, qué hacemos mejor y qué preguntar a cualquiera antes de firmar. Sin nombres.',
  },
  hero: {
    title: 'Al lado de los programas de turnos:',
    titleMarked: 'pregúntanos a todos lo mismo',
    text: 'Hay buenas aplicaciones de turnos y buenas suites de personal. No damos nombres, porque no escribimos sobre productos que no hemos usado durante meses. Hablamos de los tipos, y de las preguntas.',
  },
  theirs: {
    title: 'Lo que hacen mejor',
    list: [
      'Fichar, y las horas que de verdad se han trabajado',
      'Las nóminas, o una conexión lista para ellas',
      'Una aplicación con tu gente dentro y mensajes que se envían de verdad',
      'Años de soporte en un sector y alguien a quien llamar',
    ],
  },
  ours: {
    title: 'Lo que hacemos mejor',
    list: [
      'Lo pruebas con tu propio equipo en diez minutos: sin cuenta y sin que salga un nombre del navegador',
      'Una semana completa con su prueba y, de cada hueco que queda, el motivo',
      'La ley con sus artículos, y cifras que se ven y se cambian',
      'El agradecimiento a quien cubrió, en el mismo sitio',
    ],
  },
  table: {
    caption: 'Qué preguntar a un programa de turnos, y nuestras respuestas',
    what: 'Pregunta',
    them: 'Una buena respuesta suena así',
    rows: [
      {
        what: '¿Puedo probarlo hoy con mi cuadrante?',
        them: 'Sí, sin llamada previa',
        us: 'Sí, en el navegador y sin cuenta',
      },
      {
        what: '¿Cómo de bueno es el plan automático?',
        them: 'Una cifra y con qué se compara',
        us: 'Una cota con cada plan; tablas al lado de dos optimizadores conocidos',
      },
      {
        what: '¿Qué ley comprobáis?',
        them: 'Artículos, fechas y lo que no se incluye',
        us: 'Seis países y la directiva de la UE, cifra a cifra',
      },
      {
        what: '¿Qué pasa con una noche que pasa de las doce?',
        them: 'Te lo enseñan',
        us: 'Pertenece al día en que empieza, y el descanso se cuenta entre semanas',
      },
      {
        what: '¿Registráis la jornada?',
        them: 'Sí',
        us: 'No',
      },
      {
        what: '¿Hacéis nóminas?',
        them: 'Sí, o dicen con quién',
        us: 'No: las horas planificadas, en una tabla',
      },
      {
        what: '¿Cómo me voy?',
        them: 'Todos los datos en un formato abierto',
        us: 'Excel, CSV, calendario y JSON, cuando quieras',
      },
    ],
  },
  stay: {
    title: 'Cuándo elegir uno de ellos',
    text: 'Si tienes que registrar la jornada y no hay otro sistema que lo haga, empieza por ahí: es obligatorio. El plan es la segunda pregunta, y el nuestro lee lo que ellos exportan.',
  },
  closing: {
    title: 'Míralo con tu propia semana',
    text: 'Parte del cuadrante que ya tienes, en el navegador y sin cuenta. Si lee algo mal, lo ves antes de que cambie nada.',
    action: 'Subir tu cuadrante',
    measures: 'Cómo medimos',
  },
  others: {
    title: 'Otras comparaciones',
    spreadsheet: 'Al lado de una hoja de cálculo',
    tools: 'Al lado de los programas de turnos',
    byHand: 'Al lado de la planilla a mano de una planta',
  },
};
