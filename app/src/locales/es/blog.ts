import type { blog as english } from '../en/blog';

export const blog: typeof english = {
  meta: {
    title: 'Apuntes a pie de obra: el blog | Brightcrew',
    description:
      'Apuntes sobre reconocimiento, premios, turnos y ganas de quedarse, para quien dirige equipos que trabajan de pie.',
  },
  title: 'Apuntes a pie de obra',
  text: 'Reconocimiento, cuadrantes, premios y motivos para quedarse. Para quien lleva equipos, no presentaciones. Primero van las entradas en español; después, las que están en inglés, y cada una lo indica.',
  posts: 'Entradas',
  categories: 'Categorías',
  /** Of a post in the other language. */
  foreign: 'En inglés',
  read: 'Leer la entrada',
  noImage: 'Sin imagen',
  featured: 'Artículo destacado',
  error_connection: 'Ha fallado la conexión con el blog.',
  error_wordpress:
    'Nuestro gestor de contenidos, WordPress, no responde ahora mismo. Vuelve a intentarlo dentro de un momento.',
  retry: 'Reintentar',
  empty: {
    title: 'En esta página no hay entradas',
    text: 'No hay tantas páginas. Las entradas más recientes están en la primera.',
    first: 'Ir a las más recientes',
  },
  paging: {
    label: 'Páginas del blog',
    previous: 'Anterior',
    next: 'Siguiente',
    position: 'Página {{current}} de {{total}}',
  },
  topics: {
    title: 'De qué escribimos',
    posts_one: '{{count}} entrada',
    posts_other: '{{count}} entradas',
    tags: 'Etiquetas',
  },
  category: {
    meta: {
      title: '{{category}}: apuntes a pie de obra | Brightcrew',
      description:
        'Todas las entradas del blog de Brightcrew en «{{category}}», primero las más recientes: apuntes para quien dirige equipos que trabajan de pie.',
    },
    blog: 'Blog',
    label: 'Categoría',
    missing: {
      meta: 'Categoría no encontrada | Brightcrew',
      title: 'Categoría no encontrada',
      text: 'En esta dirección no hay entradas, o no se han podido cargar.',
      back: 'Ver todas las entradas',
    },
  },
};
