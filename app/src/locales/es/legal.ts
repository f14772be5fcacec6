import { consentMonths, leadRetentionDays } from '~/content/retention';
import type { KeptOnDevice } from '~/shared/deviceStorage';
import type { legal as english } from '../en/legal';
import { facts } from './parts/facts';

/** Lo que la web guarda en un dispositivo, en palabras. */
const kept: Record<KeptOnDevice, string> = {
  language: 'tu idioma',
  tour: 'que has hecho la visita guiada de la demo',
  consent: 'tu respuesta sobre la analítica',
  rosters: 'cuadrantes propios',
  calendars: 'qué turnos suyos has exportado a un calendario',
};

/** Textos de la página legal: privacidad, condiciones de uso y cookies. */
export const legal: typeof english = {
  meta: {
    title: 'Política de privacidad, condiciones y cookies | Brightcrew',
    description:
      'Qué datos personales guarda Brightcrew, para qué, cuánto tiempo y con quién los comparte; tus derechos, las cookies de esta web y cómo avisar de un fallo.',
  },
  title: 'Privacidad y condiciones',
  lead: 'Qué sabemos de ti, qué hacemos con ello y cuándo lo borramos. Escrito para que se entienda.',
  updatedLabel: 'Última actualización',
  updated: '19 de febrero de 2025',
  contents: 'En esta página',
  short: {
    title: 'En pocas palabras',
    items: [
      'Tu empresa decide qué datos se introducen. Nosotros los tratamos por encargo suyo.',
      'No vendemos nada ni enseñamos nada a anunciantes.',
      'Tus datos se borran 30 días después de que te vayas.',
      'Basta un correo para ver, corregir o borrar tus datos.',
    ],
  },
  sections: {
    introduction: {
      title: 'Introducción',
      paragraphs: [
        'Esta página explica cómo trata {{company}} («Brightcrew», «nosotros») los datos personales, tanto en esta web como en el producto que los equipos usan para reconocimientos, premios, objetivos y turnos.',
        'De lo que nos envías por esta web somos responsables nosotros. De lo que hay en el espacio de un equipo, la responsable es tu empresa y nosotros somos los encargados: hacemos con ello lo que tu empresa ha acordado por escrito, y nada más. Si tienes una duda sobre el espacio de tu equipo, pregunta primero a tu empresa; también puedes escribirnos siempre que quieras.',
      ],
    },
    processing: {
      title: 'Tratamiento de los datos',
      paragraphs: [
        'En el espacio de un equipo tratamos datos para que las personas puedan darse las gracias, ganar y canjear puntos, ver sus objetivos, responder encuestas y conocer sus turnos. La base legal es el contrato con tu empresa y su interés legítimo en que el buen trabajo se vea.',
        'En esta web usamos lo que escribes en un formulario para responderte y, si lo permites, contamos las visitas para mejorar las páginas. En el primer caso, la base legal es tu solicitud; en el segundo, tu consentimiento.',
        `Los análisis del producto usan ${facts.insightSources}, y proponen a quién dar las gracias o qué mirar. No deciden nada sobre ninguna persona, y ninguna decisión de ese tipo se automatiza.`,
      ],
    },
    categories: {
      title: 'Categorías de datos',
      paragraphs: [
        'Esto es todo lo que el espacio de un equipo puede guardar sobre una persona. Tu empresa decide qué se rellena; lo que figura como opcional no hace falta nunca.',
      ],
      held: 'Datos que guardamos',
      purpose: 'Para qué sirven',
      optional: 'opcional',
      data: {
        name: {
          name: 'Nombre y dirección',
          purpose: 'Para mostrar a quién se agradece y enviar un premio por correo postal',
        },
        birth: { name: 'Fecha de nacimiento', purpose: 'Para felicitarte ese día; el año no se muestra' },
        email: {
          name: 'Correo electrónico',
          purpose: 'Para invitarte, darte acceso y avisarte cuando llega una tarjeta regalo',
        },
        company: { name: 'Nombre de la empresa', purpose: 'Para situarte en el espacio de tu equipo' },
        dates: {
          name: 'Fechas de entrada y de salida de la empresa',
          purpose: 'Para los aniversarios y para saber cuándo borrar',
        },
        contract: { name: 'Tipo de contrato', purpose: 'Para saber quién participa en cada programa' },
        number: { name: 'Número de empleado', purpose: 'Para identificarte en el sistema de personal de tu empresa' },
        contact: { name: 'Identificador de contacto', purpose: 'Para dar con la persona correcta cuando nos escribes' },
        metrics: {
          name: 'Indicadores de rendimiento que fija la empresa',
          purpose: 'Para mostrar el progreso de objetivos y retos',
        },
        recognitions: {
          name: 'Reconocimientos, puntos y premios',
          purpose: 'Para mostrar en el tablón quién dio las gracias a quién y llevar tu saldo',
        },
        shifts: {
          name: 'Turnos, disponibilidad, horas de contrato y ausencias',
          purpose: 'Para planificar semanas que se puedan cumplir; el tipo de ausencia lo ve quien planifica',
        },
        wage: { name: 'Salario por hora', purpose: 'Para que quien planifica vea cuánto cuesta la semana' },
        surveys: { name: 'Respuestas a encuestas', purpose: 'Para presentarlas por grupos, nunca por persona' },
        photo: { name: 'Fotografía', purpose: 'Para que se vea tu cara junto a tu nombre' },
      },
    },
    security: {
      title: 'Seguridad de los datos',
      paragraphs: [
        'Nuestra seguridad de la información cuenta con la certificación ISO 27001. Los datos se cifran en tránsito y en reposo, están en servidores de la Unión Europea y se copian cada día. Solo accede quien lo necesita para su trabajo, con cuenta propia y un segundo factor, y cada acceso queda registrado.',
        'Si alguna vez un incidente pusiera en riesgo tus datos, avisaríamos enseguida a tu empresa, y a la autoridad en las 72 horas que marca la ley.',
      ],
    },
    retention: {
      title: 'Conservación de los datos',
      paragraphs: ['Conservamos los datos personales solo mientras participas. Se borran en estos tres casos:'],
      days: '30 días',
      atOnce: 'Al terminar',
      cases: {
        leaving: {
          title: 'Dejas la empresa',
          text: 'Los datos personales se borran 30 días después de que dejes la empresa.',
        },
        optOut: {
          title: 'Dejas de participar',
          text: 'Los datos personales se borran 30 días después de que dejes de participar.',
        },
        employer: {
          title: 'Tu empresa nos deja',
          text: 'Los datos personales se borran cuando la empresa deja de usar el producto.',
        },
      },
      after: [
        `Solo quedan cifras que no permiten identificar a nadie, como cuántos agradecimientos ha enviado una empresa. Las copias de seguridad se sobrescriben en otros 30 días. Lo que nos envías con un formulario de esta web se borra de nuestro servidor ${leadRetentionDays} días después de habernos llegado, y nuestra copia, un año después del último mensaje.`,
      ],
    },
    sharing: {
      title: 'Con quién se comparten',
      paragraphs: ['No vendemos ni alquilamos datos. Compartimos solo lo necesario, y solo con:'],
      items: [
        'tu empresa y los compañeros del espacio de tu equipo, que ven tus reconocimientos;',
        'el proveedor de un premio, que recibe tu correo, o tu dirección si llega por correo postal, cuando lo canjeas;',
        'empresas que nos prestan servidores, correo y soporte o que, si nos das tu permiso, cuentan las visitas a esta web, con un contrato que las obliga a las mismas reglas;',
        'las autoridades, cuando lo exige la ley.',
      ],
      after: [
        'Si alguno de ellos trabaja fuera del Espacio Económico Europeo, se aplican las cláusulas contractuales tipo de la Comisión Europea.',
      ],
    },
    rights: {
      title: 'Tus derechos',
      paragraphs: ['Los datos son tuyos. En cualquier momento puedes:'],
      items: {
        access: { title: 'Verlos', text: 'Preguntar qué datos tuyos tenemos y recibir una copia para llevártela.' },
        correct: { title: 'Corregirlos', text: 'Hacer que se cambie lo que esté mal o anticuado.' },
        optOut: {
          title: 'Dejar de participar',
          text: 'Los empleados pueden dejar de participar con las herramientas que su empresa tiene en el producto, sin explicar por qué.',
        },
        deletion: {
          title: 'Pedir que se borren',
          text: 'Los empleados pueden solicitar el borrado a su empresa o a nosotros.',
        },
        object: {
          title: 'Oponerte',
          text: 'Oponerte a un uso de tus datos, o limitarlo mientras se resuelve una duda.',
        },
        complain: { title: 'Reclamar', text: 'Acudir a la autoridad de protección de datos de tu país.' },
      },
      after: ['Escribe a la dirección de abajo. Respondemos en un mes como máximo, y no cuesta nada.'],
    },
    cookies: {
      title: 'Cookies',
      paragraphs: [
        `Esta web funciona sin rastrearte. Guarda en tu dispositivo tres cosas que necesita: ${kept.language} y ${kept.tour}, hasta que los borres, y ${kept.consent}, durante ${consentMonths} meses. En el planificador puedes guardar además ${kept.rosters} en tu dispositivo, con ${kept.calendars}; se quedan en tu navegador hasta que elijas allí «Olvidar» o el navegador los borre. Solo si dices que sí se cuentan las visitas, como nombres de página y clics en los botones principales; si las cuenta otra empresa por nosotros, su script no se carga hasta que aceptas. No hay publicidad ni seguimiento en otras webs.`,
        'Puedes cambiar de opinión tantas veces como quieras. Si retiras tu consentimiento, borramos las cookies que la analítica ha creado para nuestro dominio (aquellas cuyo nombre empieza por _ga, _gid, _gat o _gcl), aquí y en tus demás pestañas, y no se crean otras. Lo que no podemos deshacer: las visitas ya contadas siguen contadas, un script que se ejecuta en una pestaña abierta solo termina cuando la cierras o la recargas, y las cookies que otra empresa haya creado para su propio dominio solo se borran en tu navegador.',
      ],
      settings: 'Ajustes de privacidad',
    },
    terms: {
      title: 'Condiciones de uso',
      paragraphs: [
        'Puedes leer, enlazar y citar esta web con libertad. La demo muestra personas y cifras de ejemplo: nada de lo que hagas en ella se envía, y nada se guarda salvo en tu propio dispositivo: que has hecho la visita guiada y los cuadrantes que decidas guardar. Te pedimos que no intentes interrumpir el servicio ni acceder a lo que no es público.',
        'Procuramos que la información de esta web sea correcta, pero no podemos garantizarlo siempre; los precios y las condiciones solo son vinculantes tal como figuran en el contrato del espacio de tu equipo. Se aplica la ley española, sin perjuicio de los derechos que te reconozca como consumidor la de tu país.',
      ],
    },
    disclosure: {
      title: 'Aviso de vulnerabilidades',
      paragraphs: [
        '¿Has encontrado un fallo de seguridad en la web o en el producto? Cuéntanoslo en {{securityEmail}} antes que a nadie y danos tiempo para arreglarlo. Respondemos en un plazo de 3 días laborables, te mantenemos al tanto y no emprendemos acciones legales contra quien actúa de buena fe, no toca datos ajenos y no causa daños.',
      ],
    },
    contact: {
      title: 'Contacto',
      paragraphs: ['Para preguntas sobre esta página o sobre tus datos:'],
      address: 'Dirección',
      email: 'Correo',
      lines: ['{{company}}', 'Calle del Alba 14, 2.º', '50003 Zaragoza', 'España'],
    },
  },
};
