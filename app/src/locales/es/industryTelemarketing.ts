import type { industryTelemarketing as english } from '../en/industryTelemarketing';

/** Textos de la página de telemarketing. */
export const industryTelemarketing: typeof english = {
  meta: {
    title: 'Reconocimiento para BPO y centros de llamadas | Brightcrew',
    description:
      'Que la buena llamada no se pierda en la cola. Puntos, descansos, premios y objetivos justos para agentes y coordinadores de centros de llamadas y BPO.',
  },
  hero: {
    badge: 'Centros de llamadas',
    title: 'BPO y telemarketing',
    tagline: 'La cola cuenta cada segundo. Que alguien se fije en la llamada.',
    text: 'Un agente vive de escuchar quejas, y encima con el cronómetro en marcha. Dale otra cosa que oír: un agradecimiento tras la llamada difícil, un premio que ha elegido, un objetivo en el que cree.',
    picture:
      'El panel de una cola de llamadas con seis agentes; a una acaban de darle las gracias por una llamada difícil',
  },
  scene: {
    line: 'Entrantes · Facturación ES/EN',
    figures: [
      { label: 'En espera', value: '3' },
      { label: 'Mayor espera', value: '0:48' },
      { label: 'Disponibles', value: '2' },
    ],
    agents: [
      { name: 'Anjali', state: 'En llamada', time: '4:12' },
      { name: 'Tomasz', state: 'Cierre', time: '0:20' },
      { name: 'Hanna', state: 'En llamada', time: '11:36' },
      { name: 'Daniel', state: 'Disponible', time: '0:05' },
      { name: 'Valentina', state: 'Descanso', time: '6:00' },
      { name: 'Diego', state: 'Disponible', time: '0:31' },
    ],
    thanks: 'Doce minutos de calma con un cliente a gritos. Tómate cinco.',
    from: 'Marta, coordinadora',
  },
  celebrate: {
    title: 'Agradece la llamada, no el número de llamadas',
    text: 'La coordinadora oye el momento en que el cliente cambió de tono y lo convierte en un agradecimiento. Toda la sala aprende cómo suena hacerlo bien.',
    call: {
      title: 'Línea de retención, llamada de las 14:06',
      length: '12:04',
      moment: 'en el 7:51',
      before: '«Dame de baja. Ya. Se acabó.»',
      after: '«…venga, un mes más.»',
      from: 'Marta Iglesias',
      initials: 'MI',
      to: 'para Hanna, turno de tarde',
      message:
        'Quería darse de baja y gritar. Le dejaste hacer una de las dos cosas. La hemos escuchado en la reunión de equipo.',
      cheers: '9 compañeros lo han aplaudido',
    },
  },
  incentives: {
    title: 'Media hora puede valer más que el dinero',
    text: 'Pregunta en la sala qué prefieren: los descansos salen primero. Pon tus propios premios al lado de los vales.',
    rewards: {
      extraBreak: { name: 'Descanso extra', brand: 'De tu equipo' },
      voucher: { name: 'Vale para tienda online', brand: 'Parcelo' },
      music: { name: 'Música en streaming', brand: 'Tonewave' },
      foodDelivery: { name: 'Comida a domicilio', brand: 'Bikebox' },
      wellnessHour: { name: 'Hora de bienestar', brand: 'De tu empresa' },
    },
  },
  goals: {
    title: 'Objetivos que elegirían los propios agentes',
    text: 'Por campaña, por cliente, por equipo. Por una vez, el tiempo medio puede quedarse en el cajón.',
    challenges: [
      { title: 'Resuelto en la primera llamada', type: 'Facturación, ES y EN' },
      { title: 'Llamadas devueltas a la hora prometida', type: 'Salientes, renovaciones' },
      { title: 'Encuestas CSAT con un 5', type: 'Chat y correo' },
    ],
    bonuses: ['Siete días sin una devolución pendiente', 'Argumentario nuevo, aprendido y validado'],
  },
  insights: {
    title: 'El repaso antes del turno de las 14:00',
    text: 'Tres líneas para la reunión de equipo, a partir de objetivos, turnos y agradecimientos.',
    progress: {
      text: 'A renovaciones le faltan cuatro llamadas devueltas para su objetivo y quedan dos horas de campaña.',
      call: 'Ver progreso',
    },
    report: {
      text: 'Desde que el descanso es un premio, la tarde recibe tantos agradecimientos como la mañana.',
      call: 'Ver informes',
    },
    points: {
      text: 'Daniel ha hecho tres turnos extra este mes. Su tablón sigue vacío.',
      call: 'Dar puntos',
    },
  },
  shiftsTitle: 'Diez líneas, nueve personas: la hora floja se ve antes de que suene el teléfono.',
  closing: {
    title: 'Ahora mismo alguien atiende una llamada difícil.',
    text: 'Sé quien se da cuenta. Empieza con un equipo: los reconocimientos son gratis hasta diez personas.',
  },
};
