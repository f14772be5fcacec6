import type { kept as english } from '../en/kept';

/** Textos del aviso de que hay un cuadrante propio guardado en el dispositivo. */
export const kept: typeof english = {
  here_one: '{{name}} está guardado en este dispositivo. No está abierto en esta pestaña.',
  here_other:
    'Hay {{count}} cuadrantes guardados en este dispositivo; el más reciente es {{name}}. Ninguno está abierto en esta pestaña.',
  unnamed: 'Un cuadrante tuyo',
  open: 'Abrirlo',
  isOpen: '{{name}} ya está abierto.',
  team: 'Ver su equipo',
  roster: 'Ver el cuadrante',
  failed: 'No se puede abrir aquí. Prueba en el planificador: el menú de la semana, sobre el cuadrante: Cuadrantes.',
};
