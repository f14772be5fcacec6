import type { industryRestaurant as english } from '../en/industryRestaurant';

/** Textos de la página de restauración. */
export const industryRestaurant: typeof english = {
  meta: {
    title: 'Reconocimiento para restaurantes, cocinas y bares | Brightcrew',
    description:
      'Un buen servicio acaba con las mesas limpias y los pies molidos. Reconocimiento, premios y objetivos para cocina, sala y barra, de la puesta a punto al cierre.',
  },
  hero: {
    badge: 'Restauración',
    title: 'Se acabó el servicio.',
    titleMarked: 'Di quién lo sacó adelante.',
    text: 'Ciento veinte cubiertos, un friegaplatos menos y todo salió caliente del pase. Cuando se friega el suelo ya no habla nadie de ello. Dos toques en el móvil, y queda escrito.',
    picture: 'Comandas en la barra del pase; la última es un agradecimiento para el office',
  },
  scene: {
    pass: 'El pase · 20:47',
    tickets: [
      {
        table: 'Mesa 6',
        cover: '2 cubiertos',
        lines: ['2 burratas', '1 lubina', '1 cordero, al punto'],
        time: '6 min',
      },
      {
        table: 'Mesa 12',
        cover: '4 cubiertos',
        lines: ['1 SIN FRUTOS SECOS', '3 degustación', '1 arroz'],
        time: '9 min',
      },
      {
        table: 'Terraza 3',
        cover: '3 cubiertos',
        lines: ['3 ostras', '2 lubinas, 1 lomo', 'extra: verduras'],
        time: '2 min',
      },
    ],
    thanks: {
      title: 'Para el office',
      lines: ['1 gracias', 'para Rafael, a mano'],
      note: 'Fregó 120 cubiertos con la máquina rota',
    },
  },
  celebrate: {
    title: 'Cántalo, como una comanda',
    text: 'En cocina se oye «¡manos!» toda la noche y «bien hecho» casi nunca. Aquí lo canta el pase, y la sala contesta.',
    docket: {
      head: 'Viernes, segundo turno',
      from: 'Chef Karim',
      to: 'para Lucía, salsas',
      lines: ['1 × alergia cazada en la 12', '1 × plato nuevo en cuatro minutos', '0 × drama'],
      message: 'Leíste la comanda dos veces con todos hasta arriba. Ese cliente se fue a casa contento.',
      cheers: '¡Oído! de 11 de la brigada',
    },
  },
  incentives: {
    title: 'Después del cierre, algo solo para ellos',
    text: 'Un cuchillo que nunca se comprarían. Un domingo. Un taxi cuando ya no pasa el último autobús.',
    rewards: {
      sundayOff: { name: 'Un domingo libre', brand: 'De la casa' },
      knife: { name: 'Vale para un cuchillo', brand: 'Steel & Stone' },
      taxi: { name: 'Taxi a casa', brand: 'Nightcab' },
      dinner: { name: 'Cena en otro sitio', brand: 'Ostra & Sons' },
      music: { name: 'Música en streaming', brand: 'Tonewave' },
      shoes: { name: 'Vale de calzado de cocina', brand: 'Clinicwear' },
    },
  },
  goals: {
    title: 'Sugerencias de la noche',
    text: 'Tres objetivos en la pizarra, junto a la mesa del personal. Cocina y sala ganan juntas, o no gana nadie.',
    challenges: [
      { title: 'Comandas fuera en quince minutos', type: 'Pase caliente, cenas' },
      { title: 'Alergias confirmadas en mesa', type: 'Sala y pase' },
      { title: 'Merma pesada y por debajo del objetivo', type: 'Cuarto frío y pastelería' },
    ],
    bonuses: ['Siete cierres con la lista completa', 'Segunda partida aprendida'],
  },
  insights: {
    title: 'La puesta a punto de quien dirige',
    text: 'Tres cosas que Genie Insights deja listas antes de la comida de familia.',
    progress: {
      text: 'Pastelería lleva tres semanas por debajo de su merma. Dos servicios más y está hecho.',
      call: 'Ver progreso',
    },
    report: {
      text: 'En los turnos dobles apenas se dan las gracias. Esta semana han hecho uno cuatro personas.',
      call: 'Ver informes',
    },
    points: { text: 'Rafael ha cerrado nueve noches de diez. La sala nunca le ha escrito.', call: 'Dar puntos' },
  },
  shiftsTitle: '¿El jueves por la tarde no hay nadie en la barra? Cierra el hueco aquí.',
  closing: {
    title: 'El servicio empieza dentro de una hora.',
    text: 'Es más de lo que tardas en ponerlo en marcha. Empieza con un equipo: los reconocimientos son gratis hasta diez personas.',
  },
};
