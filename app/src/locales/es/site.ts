import type { site as english } from '../en/site';

/** Textos de la cabecera y el pie del sitio público, y de las llamadas a la acción que comparten varias páginas. */
export const site: typeof english = {
  calls: {
    start: 'Empieza gratis',
    startShort: 'Empieza',
    tour: 'Haz la visita virtual',
    tourShort: 'Visita',
    bookDemo: 'Reserva una demo',
    tryFree: 'Pruébalo gratis',
    logIn: 'Entrar',
  },
  header: {
    solutions: 'Soluciones',
    useCases: 'Casos de éxito',
    pricing: 'Precios',
    blog: 'Blog',
    loyalty: 'Compromiso',
    savings: 'Ahorro',
    byFeatures: 'Por función',
    byIndustry: 'Por sector',
    menu: 'Menú',
    onHome: 'En la página de inicio',
  },
  features: {
    celebrate: { title: 'Celebra el trabajo', subtitle: 'Gracias con puntos, el mismo día' },
    reward: { title: 'Premia el esfuerzo', subtitle: 'Tarjetas regalo, días libres, desayunos' },
    boost: { title: 'Impulsa los resultados', subtitle: 'Objetivos y retos a la vista de todos' },
    manage: { title: 'Gestiona sin esfuerzo', subtitle: 'Hitos e informes automáticos' },
  },
  plans: {
    label: 'Qué incluye cada plan',
    every: 'en todos los planes',
    from: 'desde {{plan}}',
    features: {
      recognition: 'Reconocimientos',
      milestones: 'Cumpleaños y aniversarios',
      giftCards: 'Tarjetas regalo',
      ownRewards: 'Premios propios',
      challenges: 'Objetivos y retos',
      dashboards: 'Paneles',
      insights: 'Análisis con IA',
    },
  },
  industries: {
    logistics: 'Logística y última milla',
    telemarketing: 'BPO y telemarketing',
    healthcare: 'Hospitales y sanidad',
    hospitality: 'Hostelería',
    retail: 'Comercio',
    restaurant: 'Restauración',
    education: 'Educación',
    enterprise: 'Grandes empresas',
    smallbusiness: 'Pequeños negocios',
  },
  footer: {
    tagline:
      'El buen trabajo, reconocido el mismo día. Gracias, premios y turnos justos para quienes sacan el trabajo adelante.',
    navigation: 'Pie de página',
    successCases: 'Casos de éxito',
    pricing: 'Precios',
    blog: 'Blog',
    faq: 'Preguntas frecuentes',
    contact: 'Contacto',
    privacyPolicy: 'Política de privacidad',
    privacySettings: 'Ajustes de privacidad',
    fundingTitle: 'Financiación pública',
    funding:
      'Parte de este producto se ha desarrollado con financiación pública de la Unión Europea y del Gobierno regional.',
    fundingLink: 'Sobre el proyecto financiado',
    aiProject:
      'Proyecto de IA con fondos europeos: nuestros análisis nacen de un proyecto de investigación cofinanciado por el Fondo Europeo de Desarrollo Regional.',
    funders: {
      eu: 'Cofinanciado por la Unión Europea',
      fund: 'Fondo Europeo de Desarrollo Regional',
      ministry: 'Centro para la tecnología industrial',
      region: 'Gobierno regional',
    },
    copyright: '© {{year}} {{brand}}. Todos los derechos reservados.',
  },
};
