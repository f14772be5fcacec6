import type { industryHealthcare as english } from '../en/industryHealthcare';

/** Textos de la página de sanidad. */
export const industryHealthcare: typeof english = {
  meta: {
    title: 'Reconocimiento para hospitales y residencias de mayores | Brightcrew',
    description:
      'Un gracias que no se pierde en el cambio de turno: reconocimiento, premios y objetivos compartidos para enfermería, auxiliares y personal de hospital.',
  },
  hero: {
    badge: 'Hospitales y sanidad',
    title: 'Un gracias que no se pierde en',
    titleMarked: 'el cambio de turno',
    text: 'En una planta, el mejor trabajo no deja rastro: la caída que no ocurrió, la familia que se fue tranquila. Haz que lo vean la mañana, la tarde y la noche, en el hospital y en la residencia.',
    picture:
      'El cuadrante de una planta con turnos de mañana, tarde y noche; a una enfermera de noche acaban de darle las gracias',
  },
  scene: {
    ward: 'Planta 4B · Medicina interna',
    day: 'Jueves',
    shifts: ['Mañana', 'Tarde', 'Noche'],
    staff: [
      { name: 'Anjali D.', role: 'Enfermera', shift: 0 },
      { name: 'Tomasz Z.', role: 'Enfermero', shift: 1 },
      { name: 'Ainhoa E.', role: 'TCAE', shift: 0 },
      { name: 'Daniel O.', role: 'Celador', shift: 1 },
      { name: 'Valentina Q.', role: 'Enfermera', shift: 2 },
    ],
    bays: ['Sala A', 'Sala C', 'Sala B', 'Planta', 'Salas A–C'],
    thanks: { from: 'Dra. Pham, 6:50', text: 'Avisaste pronto por la cama 12. Fue clave.' },
  },
  celebrate: {
    title: 'Que entre en el relevo, al lado de los goteros',
    text: 'Veinte segundos al acabar el turno. Quien lo recibe lo lee después de dormir; la planta, en el siguiente relevo.',
    note: {
      title: 'Relevo de la noche a la mañana',
      items: [
        'Cama 7: constantes cada dos horas',
        'Cama 9: familia a las once, pregunta por Anjali',
        'Cama 12: pasa a intermedios, estable',
      ],
      last: 'Y otra cosa',
      from: 'Daniel Osei',
      initials: 'DO',
      to: 'para Valentina, noches',
      message: 'Te quedaste con el señor Lindholm hasta que aterrizó su hija. No estuvo solo. Gracias.',
    },
  },
  incentives: {
    title: 'Algo para los pies, la espalda y la cabeza',
    text: 'Cada cual elige: un uniforme nuevo, una cena que se hace sola después de una noche de turno, horas para la próxima acreditación.',
    rewards: {
      fitnessApp: { name: 'Aplicación de ejercicio', brand: 'Stride' },
      voucher: { name: 'Vale de supermercado', brand: 'Green Basket' },
      music: { name: 'Música en streaming', brand: 'Tonewave' },
      scrubsCard: { name: 'Tarjeta para uniformes', brand: 'Clinicwear' },
      mealDelivery: { name: 'Comida a domicilio', brand: 'Bikebox' },
      massage: { name: 'Masaje', brand: 'Stillroom' },
      credits: { name: 'Créditos de formación continuada', brand: 'De tu hospital' },
    },
  },
  goals: {
    title: 'Objetivos de los que una planta presume',
    text: 'De seguridad y de cuidado, nunca de prisa. Cada planta ve los suyos; aquí no se compite por pacientes.',
    challenges: [
      { title: 'Rondas de higiene de manos', type: 'Planta 4B, todos los turnos' },
      { title: 'Riesgo de caídas revisado antes de las diez', type: 'Residencia, módulos 1 a 3' },
      { title: 'Hojas de relevo completas', type: 'Quirófano y reanimación' },
    ],
    bonuses: ['Tutorizar a un estudiante hasta el final', 'Un trimestre de cambios resueltos en equipo'],
  },
  insights: {
    title: 'Lo que la supervisora debería saber hoy',
    text: 'Genie Insights lee objetivos, turnos y reconocimientos; las historias clínicas, jamás.',
    progress: {
      text: 'Al módulo 2 le faltan dos revisiones para el objetivo de la semana. La tarde puede cumplirlo hoy.',
      call: 'Ver progreso',
    },
    report: {
      text: 'Las noches de la 4B cambian más turnos que nadie desde agosto. Merece una conversación.',
      call: 'Ver informes',
    },
    points: {
      text: 'Daniel ha trabajado cuatro domingos seguidos y este mes nadie le ha dado las gracias.',
      call: 'Dar puntos',
    },
  },
  shiftsTitle: 'Desde el lunes sabes a qué turno de tarde le falta una persona.',
  closing: {
    title: 'El turno de noche da el relevo a las siete.',
    text: 'Que se vaya a casa con un agradecimiento. Dar reconocimientos es gratis hasta diez personas, y nadie necesita correo de empresa.',
  },
};
