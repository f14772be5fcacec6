import { customerFigures } from '~/content/claims';
import type { useCases as english } from '../en/useCases';
import { facts } from './parts/facts';

/** Textos de la página de casos de éxito. */
export const useCases: typeof english = {
  meta: {
    title: 'Casos de éxito: una empresa postal y un centro de llamadas | Brightcrew',
    description:
      'Cómo una empresa postal redujo su rotación un 20\u00a0% y un centro de llamadas subió su satisfacción un 7,36\u00a0% con reconocimiento, objetivos compartidos y premios.',
  },
  hero: {
    title: 'Dos equipos,',
    titleMarked: 'una costumbre',
    text: 'Una sala de clasificación a las cinco de la mañana y un centro de llamadas un lunes. Trabajos muy distintos y el mismo cambio: alguien empezó a dar las gracias y las cifras lo notaron.',
    read: 'Lee la historia de {{company}}',
    turnover: 'menos rotación',
    targets: 'objetivos cumplidos',
  },
  labels: {
    industry: 'Sector',
    location: 'Dónde',
    employees: 'Personas',
    challenges: 'Qué fallaba',
    solutions: 'Qué hicieron',
    results: 'Qué dicen las cifras',
    outcomes: 'Qué notó la gente',
    answer: 'Qué hicieron para resolverlo:',
  },
  studies: {
    postal: {
      industry: 'Empresa postal',
      location: 'Sevilla, con 31 oficinas de reparto',
      impactStatement: 'Una de cada cinco personas que antes se iban ahora se queda.',
      challenges: [
        'Los carteros nuevos se marchaban en los tres primeros meses, antes de saberse la ruta.',
        'El buen trabajo de las cinco de la mañana no lo veía nadie por encima del jefe de turno.',
        'Los lunes y los días después de un festivo faltaba gente.',
      ],
      solutions: [
        'Cada cartero nuevo tiene un mentor, y los dos reciben puntos la primera vez que la ruta sale bien.',
        'El tablón de reconocimientos está en una pantalla de la sala: la noche da las gracias a la mañana, y al revés.',
        'Un reto al mes por oficina, con desayuno de equipo para todos los que lo consigan.',
      ],
      results: {
        turnover: 'menos rotación en dos trimestres',
        absenteeism: 'de absentismo, medido en un año',
        roi: `de retorno: ${customerFigures.postal.returnTimes.toLocaleString('es')} euros por cada euro invertido`,
      },
      qualitativeOutcomes: [
        'Los jefes de turno cuentan que se saben más nombres de pila que hace un año.',
        'Los carteros piden ser mentores; antes había que pedírselo.',
        'Tres oficinas organizan ya sus propios retos sin contar con la central.',
      ],
      testimonial: {
        quote: facts.quotes.postal,
        author: 'Elvira Montalbán, responsable de personas',
      },
      sample: {
        label: 'Del tablón de la sala: un reconocimiento y la rotación, que baja de 100 a {{after}}',
        from: 'Rafael Mendonça',
        initials: 'RM',
        to: 'para Diego, ruta 14',
        message: 'Acompañaste al nuevo en las dos últimas calles, lloviendo y con tu ruta ya terminada.',
        chart: 'Salidas voluntarias, primer trimestre = 100',
        before: 'Antes',
        after: 'Después',
      },
    },
    callCentre: {
      industry: 'Centro de llamadas',
      location: 'Valencia y Oporto',
      impactStatement: 'Los agentes se ponen sus propios objetivos, y más altos que los nuestros.',
      challenges: [
        'Una clasificación de llamadas por hora premiaba a quien colgaba antes.',
        'Cada agente veía cómo iba una vez al mes, en papel, cuando ya no podía cambiarlo.',
        'Los agradecimientos de los clientes se quedaban en la incidencia y no llegaban a nadie.',
      ],
      solutions: [
        'Se acabó la clasificación. Cada semana, cada equipo elige un objetivo que el cliente notaría, como resolver el problema a la primera.',
        'El progreso se ve en directo en la aplicación, con un premio por sorteo entre todos los que llegan.',
        'Lo que escriben los clientes se reenvía como reconocimiento, con puntos de la empresa.',
      ],
      results: {
        csat: 'de satisfacción del cliente (CSAT) en dos trimestres',
        targets: 'de objetivos cumplidos desde el primer reto',
      },
      qualitativeOutcomes: [
        'Los jefes de equipo dedican el lunes a hablar de llamadas y no a rellenar una tabla.',
        'A los agentes del turno de tarde se les da las gracias tanto como a los de la mañana.',
        'Dos equipos comparten el truco de la semana, porque pueden ganar los dos.',
      ],
      testimonial: {
        quote: facts.quotes.support,
        author: 'Tobias Rehn, director de atención al cliente',
      },
      sample: {
        label: 'De la aplicación del centro: un reconocimiento de un cliente y un objetivo casi cumplido',
        from: 'Un cliente, incidencia 20118',
        initials: 'C',
        to: 'para Anjali, turno de tarde',
        message: 'Al día siguiente llamó ella para comprobar que seguía funcionando. Y funcionaba.',
        chart: 'Resueltas a la primera',
        team: 'Turno de tarde, esta semana',
        percent: '{{percent}}\u00a0%',
      },
    },
  },
  closing: {
    samples: 'Los nombres de empresas y personas de esta página son de ejemplo.',
    title: 'La tercera historia puede ser la tuya.',
    text: 'Cuéntanos cómo trabaja tu equipo. Te enseñamos cómo empezó uno parecido y, si quieres, antes puedes mirar por tu cuenta.',
  },
};
