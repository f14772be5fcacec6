/** Textos de la página del proyecto cofinanciado. Se publica en español también en la dirección inglesa. */
export const funding = {
  meta: {
    title: 'Proyecto de inteligencia artificial cofinanciado por la UE | Brightcrew',
    description:
      'Proyecto de investigación en inteligencia artificial para el reconocimiento laboral, cofinanciado por la Unión Europea: duración, inversión, ayuda, objetivos y resultados.',
  },
  /** Una línea para quien llega desde la web en inglés; en español no hace falta. */
  notes: [] as string[],
  eyebrow: 'Proyecto cofinanciado por la Unión Europea',
  title: 'Inteligencia artificial para ver el buen trabajo a tiempo',
  description: [
    'Quien dirige un equipo de reparto, una planta de hospital o un centro de llamadas no puede estar en todas partes. El buen trabajo pasa sin que nadie lo vea, y las señales de que alguien está a punto de marcharse llegan tarde.',
    'En este proyecto hemos investigado cómo la inteligencia artificial puede leer las cifras que un equipo ya genera (objetivos, reconocimientos, aniversarios y encuestas) y proponer cada semana a quién dar las gracias y dónde conviene mirar. La persona decide siempre.',
  ],
  logos: 'Entidades que financian el proyecto',
  funders: {
    eu: 'Cofinanciado por la Unión Europea',
    fund: 'Fondo Europeo de Desarrollo Regional',
    ministry: 'Centro para la Tecnología Industrial',
    region: 'Gobierno Regional',
  },
  facts: {
    title: 'Ficha del proyecto',
    duration: 'Duración',
    period: 'Del {{start}} al {{end}}',
    investment: 'Inversión total',
    aid: 'Ayuda de la Unión Europea',
    location: 'Lugar de ejecución',
    share: 'De cada 100 euros invertidos, {{percent}} proceden de la ayuda europea.',
  },
  phases: {
    title: 'Dieciocho meses en tres etapas',
    data: 'Datos y privacidad',
    models: 'Modelos y explicaciones',
    pilot: 'Pilotos con equipos',
    months: 'meses {{from}} a {{to}}',
  },
  objectives: {
    title: 'Objetivos',
    items: [
      {
        title: 'Detectar el mérito que nadie ve',
        text: 'Reconocer en los datos de cada equipo el trabajo bien hecho que no ha recibido ninguna respuesta.',
      },
      {
        title: 'Avisar a tiempo',
        text: 'Señalar a los equipos que llevan tiempo sin dar señales, semanas antes de que alguien se vaya.',
      },
      {
        title: 'Explicar cada propuesta',
        text: 'Que toda sugerencia diga en una frase de qué cifras sale, para poder aceptarla o descartarla.',
      },
      {
        title: 'Proteger a las personas',
        text: 'Trabajar con los datos mínimos, sin leer mensajes y sin decisiones automáticas sobre nadie.',
      },
    ],
  },
  results: {
    title: 'Resultados',
    items: [
      'Un motor de propuestas que se integra en el producto con el nombre de Genie Insights.',
      'Propuestas que llegan con su explicación: de qué cifra salen y qué se puede hacer con ellas.',
      'Un método de evaluación que comprueba que las propuestas tratan igual a todos los turnos y sedes.',
      'Pilotos en logística, atención sanitaria y centros de llamadas, con personas que usan la aplicación a diario.',
    ],
  },
  comparison: {
    title: 'Antes y después',
    text: 'La misma semana de un mismo equipo: primero, la hoja de cálculo de siempre; después, lo que propone el motor.',
    label:
      'Comparación. Antes: una hoja llena de cifras sin ordenar. Después: tres propuestas claras, cada una con su motivo.',
    before: 'Antes',
    beforeNote: '126 cifras, ninguna pista',
    after: 'Después',
    afterNote: 'Tres propuestas, con su porqué',
    cards: [
      { title: 'Da las gracias a Lucía', why: '31 incidencias resueltas y ningún reconocimiento' },
      { title: 'Habla con el turno de noche', why: 'Dos semanas sin una sola muestra de ánimo' },
      { title: 'El viernes, 5 años de Daniel', why: 'El mensaje está preparado para las 9:00' },
    ],
  },
  closing: 'Una manera de hacer Europa.',
};
