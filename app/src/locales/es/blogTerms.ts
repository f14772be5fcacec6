import type { blogTerms as english } from '../en/blogTerms';

export const blogTerms: typeof english = {
  categories: {
    recognition: { name: 'Reconocimiento', description: 'Dar las gracias de forma que se recuerde.' },
    rosters: { name: 'Cuadrantes', description: 'Planes que se cumplen y con los que se puede vivir.' },
    rewards: { name: 'Premios y puntos', description: 'Puntos, objetivos y lo que se consigue con ellos.' },
    'leading-a-crew': { name: 'Dirigir un equipo', description: 'Para quien dirige a gente que trabaja de pie.' },
    'getting-started': { name: 'Primeros pasos', description: 'Primeros días, primeras sedes, primeros pasos.' },
    'rest-wellbeing': {
      name: 'Descanso y bienestar',
      description: 'Lo que el trabajo quita y cómo un buen plan lo devuelve.',
    },
  },
  tags: {
    logistics: 'Logística',
    'call-centres': 'Centros de llamadas',
    care: 'Cuidados',
    hospitality: 'Hostelería',
    retail: 'Comercio',
    restaurants: 'Restauración',
    schools: 'Colegios',
    'night-shifts': 'Turnos de noche',
    handovers: 'Relevos',
    onboarding: 'Acogida',
    absence: 'Ausencias',
    points: 'Puntos',
    'gift-cards': 'Tarjetas regalo',
    templates: 'Plantillas',
    coverage: 'Cobertura',
    feedback: 'Opiniones',
    pilot: 'Pilotos',
  },
};
