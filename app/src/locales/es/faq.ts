import { rewardOptionsIn } from '~/content/claims';
import { paidPlanNames, planOf } from '~/content/plans';
import type { faq as english, FaqGroup } from '../en/faq';
import { facts } from './parts/facts';

const rewards = rewardOptionsIn('es');

const groups: FaqGroup[] = [
  {
    id: 'start',
    title: 'Para empezar',
    items: [
      {
        question: '¿Qué hace Brightcrew?',
        answer:
          'Permite a un equipo dar las gracias con puntos y cambiar esos puntos por tarjetas regalo o por premios propios. También incluye objetivos y retos, felicitaciones automáticas de cumpleaños y aniversarios, paneles, encuestas y un planificador de turnos. Nació para equipos sin mesa fija: logística, centros de llamadas, cuidados, hostelería, comercio y educación.',
      },
      {
        question: '¿Con qué herramientas se conecta?',
        answer:
          'Con el chat de tu equipo, las videollamadas, los sistemas de recursos humanos, el inicio de sesión único y un servicio de automatización que llega a cientos más; los sistemas de recursos humanos y el inicio de sesión único vienen con Exceed. También funciona sin ninguna de ellas.',
      },
      {
        question: '¿Cuánto se tarda en ponerlo en marcha?',
        answer:
          'Menos de una hora desde que entras por primera vez. Nosotros abrimos el espacio de tu equipo y te enviamos el acceso por correo; tú subes una lista de nombres, o los escribes, y mandas las invitaciones. Para un piloto suele bastar con un administrador y no hay que instalar nada.',
      },
      {
        question: '¿Hace falta que todos tengan correo de empresa?',
        answer:
          'No. La invitación puede llegar a cualquier correo. Quien no tenga puede entrar con un código del tablón de la sala de descanso.',
      },
    ],
  },
  {
    id: 'points',
    title: 'Reconocimiento y puntos',
    items: [
      {
        question: '¿Quién puede dar puntos a quién?',
        answer:
          'Todos a todos, menos a uno mismo. Cada persona tiene un presupuesto mensual de puntos para repartir, y tú decides cuántos. Los que no se reparten antes de fin de mes caducan; los recibidos, no.',
      },
      {
        question: '¿Un agradecimiento siempre lleva puntos?',
        answer:
          'No. Unas palabras sinceras también son un reconocimiento y salen igual en el tablón. Los puntos están para cuando quieres añadir algo más.',
      },
      {
        question: '¿Y si la gente solo da puntos a sus amigos?',
        answer:
          'Cada reconocimiento dice por qué se da y lo ve todo el equipo, y eso ayuda más que cualquier norma. Además, los responsables ven a quién hace tiempo que nadie da las gracias, para que nadie caiga en el olvido.',
      },
      {
        question: '¿De verdad se felicitan automáticamente los cumpleaños y aniversarios?',
        answer:
          'Sí. Eliges una vez las palabras, los puntos y la hora. Ese día, el mensaje se envía solo, aunque sea domingo y estés durmiendo.',
      },
    ],
  },
  {
    id: 'rewards',
    title: 'Premios',
    items: [
      {
        question: '¿Qué se puede conseguir con los puntos?',
        answer: `Más de ${rewards.worldwide} opciones en todo el mundo: tarjetas regalo de deporte, música, comida, moda y viajes, o un donativo a una buena causa. Y lo que solo tú puedes dar, como un día libre o un desayuno de equipo.`,
      },
      {
        question: '¿Quién paga las tarjetas regalo?',
        answer: `Tu empresa, por su valor y solo cuando alguien elige una: una tarjeta de 10 euros cuesta 10 euros. ${facts.budget}`,
      },
      {
        question: '¿Podemos ofrecer premios propios?',
        answer: `Sí, a partir del plan ${paidPlanNames[planOf.ownRewards]}. Pones el nombre del premio, cuántos puntos cuesta y cuántos hay. Cuando alguien lo canjea, la persona que hayas indicado recibe un aviso y lo entrega.`,
      },
      {
        question: '¿Cuánto tarda en llegar una tarjeta regalo?',
        answer:
          'La mayoría llega al momento, como código en la aplicación. Algunas marcas tardan hasta dos días laborables. Si una tarjeta no funciona, la cambiamos o devolvemos los puntos.',
      },
    ],
  },
  {
    id: 'work',
    title: 'Objetivos, herramientas y precio',
    items: [
      {
        question: '¿Cómo funcionan los retos?',
        answer: `Eliges un objetivo, tareas, turnos o algo a tu medida, una vez, cada semana o cada mes. El premio es para todos los que lo consigan, para el primero o por sorteo. El progreso se ve en directo y nadie tiene que preguntar. Los retos forman parte del plan ${paidPlanNames[planOf.challenges]}.`,
      },
      {
        question: '¿Qué datos analiza Genie Insights?',
        answer: `Cifras que ya están en el espacio de tu equipo: ${facts.insightSources}. Propone a quién dar las gracias y avisa si un equipo lleva tiempo sin dar señales. No lee mensajes ni toma decisiones sobre nadie.`,
      },
      {
        question: '¿El planificador de turnos comprueba la ley?',
        answer:
          'Sí. Eliges España, Francia, Alemania, Reino Unido, la directiva de la UE, Estados Unidos, California o cifras propias: descanso entre jornadas y semanal, horas al día, a la semana y de media, pausas, noches y menores de 18. Cada cifra lleva su artículo y se puede cambiar. Es una comprobación de esas cifras, no asesoramiento jurídico: el convenio, los festivos y las normas de cada sector no están incluidos.',
        link: { page: 'shift-scheduling', words: 'Qué se comprueba' },
      },
      {
        question: '¿Cuánto cuesta?',
        answer: `Los reconocimientos, nada hasta 10 usuarios, y sin tarjeta de crédito. Los premios empiezan con ${paidPlanNames[planOf.giftCards]} y los objetivos con ${paidPlanNames[planOf.challenges]}, para equipos de cualquier tamaño: los planes se pagan en euros por usuario y mes, y puedes cambiar de plan o dejarlo de un mes para otro.`,
        link: { page: 'pricing', words: 'Ver los precios' },
      },
    ],
  },
  {
    id: 'data',
    title: 'Datos e idiomas',
    items: [
      {
        question: '¿Es seguro? ¿Cumple el RGPD?',
        answer:
          'Tenemos la certificación ISO 27001 y cumplimos el RGPD. Los datos se cifran en tránsito y en reposo, solo accede quien lo necesita y firmamos un contrato de encargo de tratamiento con cada cliente.',
        link: { page: 'security', words: 'Seguridad y datos' },
      },
      {
        question: '¿Qué pasa con mis datos si dejo el trabajo?',
        answer:
          'Tus datos personales se borran 30 días después de que dejes la empresa. También 30 días después de que dejes de participar, y cuando tu empresa deja de usar el producto.',
      },
      {
        question: '¿Puedo elegir no salir en el tablón?',
        answer:
          'Sí. Puedes dejar de participar con las herramientas que tu empresa tiene en el producto: ya no apareces en la lista y tus datos personales se borran 30 días después. También puedes pedir el borrado en cualquier momento.',
      },
      {
        question: '¿En qué idiomas funciona?',
        answer:
          'La aplicación está en más de 10 idiomas y cada cual elige el suyo. Un agradecimiento se queda en el idioma en que se escribió. Esta web está en español y en inglés.',
      },
    ],
  },
];

/** Textos de las preguntas frecuentes. */
export const faq: typeof english = {
  meta: {
    title: 'Preguntas frecuentes: 20 dudas, 20 respuestas | Brightcrew',
    description:
      'Veinte respuestas claras sobre Brightcrew: cómo empezar, cómo funcionan puntos y premios, cuánto cuesta, qué ven los responsables y qué pasa con tus datos.',
  },
  title: 'Preguntas frecuentes',
  text: 'Veinte preguntas que nos hacen antes de empezar, con las respuestas que damos cuando alguien nos escribe.',
  contents: 'Grupos de preguntas',
  count_one: '{{count}} pregunta',
  count_other: '{{count}} preguntas',
  contactTitle: '¿No encuentras tu pregunta?',
  contactText: 'Escríbenos. Contesta una persona, normalmente el mismo día laborable.',
  contact: 'Hacer una pregunta',
  groups,
};
