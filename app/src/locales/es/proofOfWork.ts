import type { proofOfWork as english } from '../en/proofOfWork';

export const proofOfWork: typeof english = {
  label: 'Comprobación de que eres una persona',
  progress: 'Verificación en curso',
  states: {
    idle: 'La verificación se hace sola en cuanto empiezas a escribir. Sin acertijos y sin terceros.',
    working: 'Comprobando que no eres un robot: tarda unos segundos',
    slow: 'Seguimos comprobando: los dispositivos más lentos tardan hasta un minuto',
    done: 'Comprobado: no eres un robot',
    failed: 'No se ha podido hacer la verificación. Inténtalo de nuevo.',
    insecure: 'La verificación necesita una conexión segura: abre esta página con https.',
  },
  again: 'Intentarlo de nuevo',
};
