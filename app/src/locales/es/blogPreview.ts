import type { blogPreview as english } from '../en/blogPreview';

export const blogPreview: typeof english = {
  title: 'Del blog',
  text: 'Reconocimiento, turnos y equipo, con calma.',
  all: 'Todas las entradas',
  /** Of a post in the other language. */
  foreign: 'En inglés',
  noImage: 'Sin imagen',
  loading: 'Cargando las últimas entradas',
  errorConnection: 'No hemos podido conectar con el blog.',
  errorWordpress:
    'Las entradas vienen de nuestro gestor de contenidos, que no responde. Vuelve a intentarlo en un momento.',
  retry: 'Reintentar',
};
