import type { security as english } from '../en/security';
import { legal } from './legal';
import { facts } from './parts/facts';

const { sections } = legal;

/** Textos de la página sobre seguridad y datos. */
export const security: typeof english = {
  meta: {
    title: 'Seguridad y datos: para TI, protección de datos y comité de empresa | Brightcrew',
    description:
      'Dónde están los datos, quién los trata y con qué contrato, qué ven y qué no ven los responsables, cómo se deja de participar y cómo avisar de un fallo.',
  },
  hero: {
    title: 'Lo que preguntan TI, protección de datos y el',
    titleMarked: 'comité de empresa',
    text: 'Todas las respuestas en una página, para imprimir o reenviar. Donde la política de privacidad dice más, esta página enlaza a ella.',
    policy: 'Política de privacidad',
    ask: 'Pedir el contrato',
  },
  contents: 'En esta página',
  place: {
    title: 'Dónde están los datos',
    text: sections.security.paragraphs[0] ?? '',
    facts: [
      { term: 'Lugar', text: 'Servidores en la Unión Europea' },
      { term: 'Cifrado', text: 'En tránsito y en reposo' },
      { term: 'Copias', text: 'Diarias; se sobrescriben 30 días después de borrar los datos' },
      { term: 'Acceso', text: 'Cuenta propia, segundo factor y registro de cada acceso' },
    ],
  },
  contract: {
    title: 'El contrato',
    text: 'De lo que hay en el espacio de un equipo, la responsable del tratamiento es tu empresa y nosotros somos los encargados. Con cada cliente y en todos los planes firmamos un contrato de encargo de tratamiento según el artículo 28 del RGPD. Lo recibes antes de darte de alta: escríbenos.',
    processors: 'Quién más trata los datos',
    processorsText:
      'Los subencargados, según lo que hacen. Sus nombres y países figuran en el contrato, y cualquier cambio se te comunica antes para que puedas oponerte.',
    who: 'Quién',
    gets: 'Qué recibe',
    when: 'Cuándo',
    rows: [
      { who: 'Alojamiento', gets: 'Todo lo del espacio de un equipo, cifrado', when: 'Siempre' },
      { who: 'Envío de correo', gets: 'Nombre, correo y mensaje', when: 'Invitaciones y avisos' },
      { who: 'Proveedor de un premio', gets: 'Correo o dirección postal', when: 'Cuando alguien lo canjea' },
      { who: 'Atención al cliente', gets: 'Lo que nos escribes', when: 'Cuando escribes' },
      { who: 'Analítica de esta web', gets: 'Nombres de página y clics', when: 'Solo con consentimiento' },
    ],
  },
  people: {
    title: 'Qué ven los responsables y qué no',
    text: 'La lista que piden los comités de empresa. La mayor parte la puedes mirar tú en la demo; no están las encuestas ni el progreso de cada persona.',
    see: 'Los responsables ven',
    seen: [
      'Los reconocimientos, que también ve todo el equipo',
      'Cuántos reconocimientos ha dado y recibido cada persona, y su historial de puntos',
      'Los objetivos de su equipo y el progreso de cada persona',
      'Turnos, disponibilidad, horas de contrato y ausencias de quienes planifican',
      'Cumpleaños y aniversarios, sin el año de nacimiento',
      'Los resultados de las encuestas por grupos',
    ],
    hidden: 'Los responsables no ven',
    unseen: [
      'Las respuestas de una persona a una encuesta',
      'El salario por hora, salvo que planifiquen el coste de la semana',
      'Mensajes: no los lee nadie, tampoco el programa',
      'Dónde está alguien: no hay seguimiento de la ubicación',
      'Los equipos de otros responsables',
    ],
    insights: `Genie Insights usa ${facts.insightSources}. Propone a quién dar las gracias y qué mirar; no decide nada sobre nadie, y ninguna decisión de ese tipo se automatiza.`,
    demo: 'Ver las páginas del responsable',
  },
  optOut: {
    title: 'Dejar de participar',
    text: 'Nadie está obligado a participar en los reconocimientos.',
    steps: [
      'La persona deja de participar con las herramientas que su empresa tiene en el producto, sin explicar por qué, o nos escribe.',
      'Los compañeros ya no la encuentran en la lista y no se guarda nada nuevo sobre ella.',
      'Sus datos personales se borran 30 días después.',
    ],
    retention: 'Cuándo se borran los datos',
  },
  disclosure: {
    title: 'Avisar de una vulnerabilidad',
    text: sections.disclosure.paragraphs[0] ?? '',
  },
  status: {
    title: 'Interrupciones',
    text: 'Si algo no funciona o va a parar por mantenimiento, los administradores de cada espacio reciben un correo con la causa y con cuándo sabrán más. No tenemos una página pública de estado ni prometemos aquí una disponibilidad que no esté en tu contrato.',
  },
  closing: {
    title: '¿Falta tu pregunta?',
    text: 'También rellenamos cuestionarios. Contesta una persona, normalmente el mismo día laborable.',
    call: 'Escríbenos',
  },
};
