import type { industryRetail as english } from '../en/industryRetail';

/** Textos de la página de comercio. */
export const industryRetail: typeof english = {
  meta: {
    title: 'Reconocimiento para tiendas y equipos de comercio | Brightcrew',
    description:
      'De la primera descarga al arqueo: reconocimiento, premios y objetivos de tienda para quienes trabajan en sala, cajas y almacén mientras los demás compran.',
  },
  hero: {
    badge: 'Comercio',
    title: 'La venta queda en caja.',
    titleMarked: 'El buen trato, también.',
    text: 'La caja sabe qué se ha vendido. No sabe quién encontró el último 39, quién calmó la cola de devoluciones ni quién colocó el pedido antes de abrir. Tu equipo, sí.',
    picture: 'Una línea de cajas: cuatro abiertas, una cerrada y un agradecimiento en la caja 3',
  },
  scene: {
    store: 'Tienda 27 · Sábado, 12:40',
    tills: [
      { label: 'Caja 1', who: 'Hanna', open: true, queue: 2 },
      { label: 'Caja 2', who: 'Diego', open: true, queue: 3 },
      { label: 'Caja 3', who: 'Lan', open: true, queue: 1 },
      { label: 'Caja 4', who: 'Cerrada', open: false, queue: 0 },
      { label: 'Autocobro', who: 'Daniel', open: true, queue: 4 },
    ],
    thanks: 'Abriste la 3 sin que nadie llamara. En seis minutos no quedaba cola.',
    from: 'Marta, encargada',
  },
  celebrate: {
    title: 'Un ticket por el trabajo bien hecho',
    text: 'Se tarda lo que un pago con tarjeta: eliges a alguien, cuentas qué hizo y añades puntos. No se imprime y no se borra.',
    receipt: {
      store: 'Tienda 27, sala de ventas',
      date: 'Sáb. 14:22 · Encargada: Marta',
      lines: [
        { what: 'Un 39 aparecido en el almacén', amount: '1 ×' },
        { what: 'Un carrito de bebé bajado a pulso', amount: '1 ×' },
        { what: 'Una sonrisa en devoluciones', amount: '47 ×' },
      ],
      total: 'Puntos para Lan',
      thanks: '¡Gracias por tu visita, vuelve el lunes!',
    },
  },
  incentives: {
    title: 'Puntos que valen más que el descuento de empleado',
    text: 'Tu pico de trabajo es el fin de semana de los demás. Por eso el premio que antes vuela suele ser un sábado.',
    rewards: {
      shopVoucher: { name: 'Vale de grandes almacenes', brand: 'Harbour Lane' },
      saturdayOff: { name: 'Un sábado libre', brand: 'De tu tienda' },
      cinema: { name: 'Cine para dos', brand: 'Lumen House' },
      coffee: { name: 'Vale de café', brand: 'Daily Grind' },
      sneakers: { name: 'Vale de zapatillas', brand: 'Kestrel Run' },
      lateStart: { name: 'Entrar más tarde', brand: 'De tu tienda' },
    },
  },
  goals: {
    title: 'Objetivos de tienda a la altura del lineal',
    text: 'Conversión es palabra de la central. En sala se dice: saludar, ayudar, que no falte género.',
    challenges: [
      { title: 'Huecos de lineal repuestos a las once', type: 'Alimentación y hogar' },
      { title: 'Recogida en tienda en diez minutos', type: 'Almacén y mostrador' },
      { title: 'Inventario sin segundo recuento', type: 'Toda la tienda' },
    ],
    bonuses: ['Primera semana en caja', 'Navidad sin una sola ausencia'],
  },
  insights: {
    title: 'La nota de la reunión de apertura',
    text: 'Antes de subir la persiana, Genie Insights ya ha leído los objetivos, turnos y agradecimientos de ayer.',
    progress: {
      text: 'La recogida en tienda perdió el ritmo el viernes entre las cuatro y las seis. Con una persona más se llega.',
      call: 'Ver progreso',
    },
    report: {
      text: 'El equipo del domingo recibe la mitad de agradecimientos que el de diario. Casi todos son estudiantes.',
      call: 'Ver informes',
    },
    points: {
      text: 'Diego ha enseñado la caja 2 a dos nuevos en una semana. Nadie lo ha comentado.',
      call: 'Dar puntos',
    },
  },
  shiftsTitle: '¿El sábado a las cuatro falta gente en caja? Lo ves el lunes.',
  closing: {
    title: 'Mañana la reunión de apertura puede empezar con un nombre.',
    text: 'Di quién ayudó y cómo, con puntos. Los reconocimientos son gratis hasta diez personas, y no pedimos tarjeta.',
  },
};
