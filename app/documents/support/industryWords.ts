import type { IndustryId } from '../../src/content/navigation';

interface Head {
  badge: string;
  title: string;
}

/** The specified hero texts of each industry page, deliberately independent of the app's locale files. */
export const words: Record<IndustryId, { en: Head; es: Head }> = {
  logistics: {
    en: { badge: 'Logistics & last mile', title: 'Recognition that drives retention and performance' },
    es: {
      badge: 'Logística y última milla',
      title: 'Reconocimiento que impulsa la permanencia y el rendimiento',
    },
  },
  telemarketing: {
    en: { badge: 'Call centres', title: 'BPO & Telemarketing' },
    es: { badge: 'Centros de llamadas', title: 'BPO y telemarketing' },
  },
  healthcare: {
    en: { badge: 'Hospitals & Healthcare', title: 'Thanks that outlast the handover' },
    es: { badge: 'Hospitales y sanidad', title: 'Un gracias que no se pierde en el cambio de turno' },
  },
  hospitality: {
    en: { badge: 'Hospitality', title: 'Your guests notice. So should the house.' },
    es: { badge: 'Hostelería', title: 'El huésped se da cuenta. Que se entere la casa.' },
  },
  retail: {
    en: { badge: 'Retail', title: 'The sale is rung up. Ring up the service too.' },
    es: { badge: 'Comercio', title: 'La venta queda en caja. El buen trato, también.' },
  },
  restaurant: {
    en: { badge: 'Restaurants', title: 'Service is over. Say who carried it.' },
    es: { badge: 'Restauración', title: 'Se acabó el servicio. Di quién lo sacó adelante.' },
  },
  education: {
    en: { badge: 'Education', title: 'Staff rooms run on coffee and goodwill.' },
    es: { badge: 'Educación', title: 'La sala de profesores vive de café y buena voluntad.' },
  },
  enterprise: {
    en: { badge: 'Enterprise', title: 'Eight sites, one way to say thanks.' },
    es: { badge: 'Grandes empresas', title: 'Ocho sedes, una forma de dar las gracias.' },
  },
  smallbusiness: {
    en: { badge: 'Small business', title: 'Four people, one counter, plenty to be thankful for.' },
    es: { badge: 'Pequeños negocios', title: 'Cuatro personas, un mostrador y mucho que agradecer.' },
  },
};
