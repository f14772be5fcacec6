import { brand } from '~/shared/brand';
import type { getStarted as english } from '../en/getStarted';

/** Textos de la página de inicio de la gestión de turnos. */
export const getStarted: typeof english = {
  meta: {
    title: `Gestión de turnos para restaurantes, comercios y sanidad | ${brand.name}`,
    description:
      'Planifica turnos, detecta huecos a tiempo, da las gracias el mismo día y acoge bien a quien llega. Empieza aquí y prueba el planificador sin cuenta.',
  },
  banner: {
    ownTeam: 'Pruébalo con tu equipo',
    welcome: 'Te damos la bienvenida a {{brand}},',
    claim: 'tu mano derecha digital para',
    highlight: 'equipos extraordinarios',
    intro:
      'Turnos, reconocimientos y acogida en un solo sitio, pensado para restaurantes, comercios y centros sanitarios: equipos que trabajan de pie y no pueden esperar al correo del lunes.',
  },
  help: {
    label: 'Ayuda para empezar',
    buttons: {
      setupCall: 'Reservar una llamada gratuita',
      introCenter: 'Ir al centro de introducción',
      teamMembers: 'Ver los miembros del equipo',
      introVideo: 'Ver el vídeo de introducción',
    },
    texts: {
      setupCall: 'Con una persona, cuando te venga bien.',
      introCenter: 'Cuatro guías breves para probar aquí mismo.',
      teamMembers: 'Las personas del equipo de ejemplo y sus horas.',
      introVideo: 'Cuatro imágenes, a tu ritmo.',
    },
  },
  intro: {
    close: 'Cerrar',
    guides: {
      title: 'Centro de introducción',
      text: 'Cuatro cosas para probar en esta demo; cada una lleva unos minutos.',
    },
    tour: {
      title: 'La visita en cuatro imágenes',
      text: 'En esta demo no hay vídeo; estas cuatro imágenes cuentan lo mismo, a tu ritmo.',
    },
    steps: {
      gaps: {
        name: 'Encuentra las horas en las que falta gente',
        text: 'El planificador revisa cada hora de la semana, marca los huecos y muestra quién está libre para cubrirlos.',
      },
      template: {
        name: 'Indica cuánta gente necesita una semana',
        text: 'La plantilla fija cuántas personas necesita cada puesto, por día y franja, y el cuadrante la sigue.',
      },
      thanks: {
        name: 'Da las gracias mientras está reciente',
        text: 'Para un reconocimiento bastan un nombre, una frase y unos puntos de tu presupuesto mensual.',
      },
      gifts: {
        name: 'Convierte los puntos en algo bueno',
        text: 'La tienda muestra qué puedes conseguir con tu saldo, de un café a un día libre.',
      },
    },
    try: 'Pruébalo ahora',
    place: '{{n}} de {{total}}',
    previous: 'Atrás',
    next: 'Siguiente',
    done: 'Listo',
  },
  recommended: {
    title: 'Recomendado para ti',
    badge: 'POPULAR',
    open: 'Abrir el planificador',
    note: '«{{name}}» forma parte del producto completo. En esta demo puedes probar el planificador.',
    cards: {
      scheduling: {
        name: 'Planificación inteligente del equipo',
        text: 'Mira quién falta, hora a hora, y quién está libre para cubrirlo.',
      },
      challenge: {
        name: 'Crea un reto de equipo',
        text: 'Un objetivo común, una fecha y puntos para quienes lo han hecho posible.',
      },
      recognitions: {
        name: 'Activa los reconocimientos del equipo',
        text: 'Da a cada equipo puntos para repartir, y las gracias llegarán el mismo día.',
      },
      survey: {
        name: 'Lanza una encuesta',
        text: 'Tres preguntas después del turno, respondidas desde el móvil.',
      },
      giftCards: {
        name: 'Envía tarjetas regalo',
        text: 'Por un cumpleaños, una semana dura o un objetivo cumplido antes de tiempo.',
      },
    },
  },
  areas: {
    title: 'Echa un vistazo',
    intro: 'Tres partes del producto. Abre una y verás qué hace por un equipo como el tuyo.',
    manage: {
      name: 'Gestiona sin esfuerzo (¡y con gusto!)',
      text: 'Personas, horas y avisos, sin hojas de cálculo.',
      items: {
        payroll: {
          name: 'Equipo y nóminas',
          text: 'Una sola lista de personas, contratos y horas planificadas, en una tabla cuando llegan las nóminas.',
        },
        scheduling: {
          name: 'Planificación inteligente',
          text: 'Indica cuántas personas necesita cada franja; el cuadrante muestra dónde faltan.',
        },
        chat: {
          name: 'Avisos y chat',
          text: 'Escribe a un turno o a todo el equipo y comprueba quién lo ha leído.',
        },
        insights: {
          name: 'Análisis con IA',
          text: 'Un aviso cuando las horas extra, las ausencias o las noches con poca gente empiezan a repetirse.',
        },
      },
    },
    performance: {
      name: 'Rendimiento y compromiso',
      text: 'Objetivos a la vista y gracias con puntos.',
      items: {
        incentives: {
          name: 'Configura incentivos',
          text: 'Decide qué suma puntos, cuántos y quién puede darlos.',
        },
        targets: {
          name: 'Objetivos y retos de equipo',
          text: 'Objetivos semanales y mensuales con un progreso que todos ven en el móvil.',
        },
        share: {
          name: 'Comparte incentivos',
          text: 'Envía una tarjeta regalo, un café o un día libre extra en un momento.',
        },
        recognitions: {
          name: 'Reconocimientos del equipo',
          text: 'Los compañeros se dan las gracias en público, con palabras y con puntos.',
        },
        survey: {
          name: 'Encuesta',
          text: 'Pregunta cómo ha ido la semana y recibe las respuestas cuando aún importan.',
        },
      },
    },
    hiring: {
      name: 'Selección, acogida y formación',
      text: 'Del primer mensaje al primer turno en solitario.',
      items: {
        process: {
          name: 'Nuevo proceso de selección',
          text: 'Publica la oferta, ordena las respuestas y acuerda un turno de prueba en un solo hilo.',
        },
        training: {
          name: 'Módulo de formación',
          text: 'Lecciones breves sobre higiene, caja o relevos, con una comprobación al final.',
        },
        onboarding: {
          name: 'Proceso de acogida',
          text: 'Papeleo, uniforme, primera semana: una lista que comparten quien llega y quien dirige.',
        },
      },
    },
  },
  sample: {
    roster: { title: 'Viernes noche', server: 'Camareros', cook: 'Cocina', host: 'Recepción', need: 'Falta 1' },
    coverage: {
      title: 'Viernes, personas de turno',
      gap: '18 h: faltan 4',
      free: 'Libre de 17:00 a 22:00',
      assign: 'Asignar',
    },
    hours: '{{hours}} h',
    of: '{{done}} de {{of}}',
    targets: { reviews: 'Buenas valoraciones', punctual: 'Días puntuales', training: 'Módulos de formación' },
    ring: { value: '8 de 10', label: 'Cierres a tiempo' },
    thanks: { text: 'Te quedaste con la última mesa para que yo llegara al tren.', points: '+50' },
    survey: { question: '¿Qué tal el turno?', answers: '12 respuestas' },
    gift: { value: '20\u00a0€', label: 'Desayuno para dos' },
    checklist: { contract: 'Contrato firmado', hygiene: 'Lección de higiene', shift: 'Primer turno con Lan' },
  },
};
