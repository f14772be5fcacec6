import type { blogPost as english } from '../en/blogPost';

export const blogPost: typeof english = {
  back: 'Volver al blog',
  by: 'Por {{author}}',
  minutes_one: '{{count}} minuto de lectura',
  minutes_other: '{{count}} minutos de lectura',
  /** Of a post in the other language. */
  foreign: 'En inglés',
  noImage: 'Sin imagen',
  contents: 'En esta página',
  progress: 'Progreso de lectura',
  tags: 'Etiquetas',
  share: {
    title: 'Compartir',
    on: { linkedin: 'Compartir en LinkedIn', x: 'Compartir en X', facebook: 'Compartir en Facebook' },
    newTab: 'se abre en otra pestaña',
    copy: 'Copiar el enlace',
    copied: { title: '¡Enlace copiado!', text: 'El enlace de la entrada está en tu portapapeles.' },
    failed: { title: 'No se ha copiado', text: 'No se ha podido copiar el enlace al portapapeles.' },
  },
  call: {
    title: 'Pruébalo con tu propio equipo',
    text: 'Empieza con gracias y puntos, gratis hasta 10 personas y en marcha en menos de una hora. Añade premios y objetivos cuando crezcas.',
  },
  next: 'Sigue leyendo',
  missing: {
    meta: 'Entrada no encontrada | Brightcrew',
    title: 'Entrada no encontrada',
    text: 'La entrada que buscas no existe o no se ha podido cargar.',
    back: 'Volver al blog',
    retry: 'Reintentar',
  },
};
