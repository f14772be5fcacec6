import { claims } from '~/content/claims';
import type { celebrateWork as english } from '../en/celebrateWork';

/** Textos de la página sobre celebrar el trabajo. */
export const celebrateWork: typeof english = {
  meta: {
    title: 'Celebra el trabajo: reconocimiento con puntos | Brightcrew',
    description:
      'Da las gracias a un compañero en veinte segundos, con puntos incluidos y en un tablón que lee todo el equipo. Los cumpleaños y aniversarios, en automático.',
  },
  hero: {
    title: 'Da las gracias',
    titleMarked: 'antes de que acabe el turno',
    text: 'A quien se quedó, a quien se dio cuenta, a quien atendió al cliente difícil: díselo hoy, donde todos puedan leerlo y con puntos.',
    call: 'Compartir un reconocimiento',
    picture: 'Tres reconocimientos del tablón, con sus puntos',
    cards: [
      {
        from: 'Karim Bouzid',
        initials: 'KB',
        to: 'para Ainhoa, obrador de madrugada',
        message: 'A las cuatro se paró el horno. A las seis, todo en su sitio. Aún no sé cómo lo hiciste.',
      },
      {
        from: 'Anjali Deshmukh',
        initials: 'AD',
        to: 'para Valentina, planta 3',
        message: 'La señora Albrecht se rio por primera vez en semanas porque te acordaste de su canción.',
      },
      {
        from: 'Hanna Kowalczyk',
        initials: 'HK',
        to: 'para Rafael, ruta 14',
        message: 'Cincuenta y una paradas lloviendo y aún le subiste los paquetes a la señora del cuarto.',
      },
    ],
  },
  steps: {
    title: 'Dar las gracias lleva veinte segundos',
    text: 'Desde el móvil o desde la web. Sin formularios, sin permisos y sin esperar a la evaluación anual.',
    who: {
      title: 'Elige a la persona',
      text: 'O a varias: se puede dar las gracias a un turno entero.',
      people: ['Valentina', 'Anjali', 'Ainhoa', 'Tomasz'],
    },
    points: {
      title: 'Añade puntos',
      text: 'Cada cual tiene un presupuesto mensual para repartir. No se acumula, así que se usa.',
      allowance: 'Te quedan {{left}} de {{monthly}} puntos por repartir este mes',
    },
    words: {
      title: 'Cuenta qué hizo',
      text: 'Con una frase basta. Las más concretas son las que se recuerdan.',
      message: 'Te quedaste con la nueva compañera hasta que se supo la ronda de memoria.',
      send: 'Enviar',
    },
  },
  board: {
    title: 'Un tablón que lee todo el equipo',
    text: 'Ni bandeja de entrada ni intranet. Se abre en la nave, en la sala de descanso y en el autobús de vuelta, y la gente se suma al aplauso.',
    cheers_one: '{{count}} aplauso',
    cheers_other: '{{count}} aplausos',
    cards: [
      {
        from: 'Marta Iglesias',
        initials: 'MI',
        to: 'para Lan, devoluciones',
        message: 'Cuarenta paquetes mal etiquetados y solo te diste cuenta tú. Nos salvaste el lunes.',
      },
      {
        from: 'Rafael Mendonça',
        initials: 'RM',
        to: 'para la cocina de noche',
        message: 'Suelos limpios, cuchillos afilados, todo etiquetado. Abrir ha sido un gusto.',
      },
      {
        from: 'Daniel Osei',
        initials: 'DO',
        to: 'para Hanna, planta 2',
        message: 'Tu relevo es el único por el que nunca tengo que preguntar.',
      },
      {
        from: 'Anjali Deshmukh',
        initials: 'AD',
        to: 'para Tomasz, equipo norte',
        message: 'Una llamada de cuarenta minutos, y la clienta escribió para decir que se sintió escuchada.',
      },
      {
        from: 'Lan Anh Pham',
        initials: 'LP',
        to: 'para Diego, muelle de carga',
        message: 'Enseñaste a tres temporales a flejar palés en una mañana. No ha vuelto ni uno roto.',
      },
      {
        from: 'Karim Bouzid',
        initials: 'KB',
        to: 'para Lucía, sala',
        message: 'Una mesa de catorce sin reserva. Sonreíste, y salió bien.',
      },
    ],
  },
  moments: {
    title: 'Nadie se queda sin su día',
    text: 'Los cumpleaños, los aniversarios y los primeros días se celebran esa misma mañana, con tus palabras y los puntos que tú decidas.',
    week: 'Una semana de agradecimientos automáticos',
    quiet: 'nada previsto',
    sent: 'Enviado a las 9:00',
    birthday: { title: 'Cumpleaños', text: '¡Felicidades, Tomasz! Al primer café invitamos nosotros.' },
    welcome: { title: 'Primer día', text: 'Bienvenida, Lucía. Pregunta por Marta en la puerta este.' },
    anniversary: { title: 'Cinco años', text: 'Anjali, cinco años y todas las llaves de la casa.' },
  },
  closing: {
    title: `El ${claims.undervaluedPercent}\u00a0% de los empleados se siente poco valorado.`,
    text: 'Los tuyos no tienen por qué. Comparte hoy el primer reconocimiento: es gratis hasta diez personas.',
  },
};
