import type { marks as english } from '../../en/scheduler/marks';

/** Texts of skills that have to be on duty, and of people who are kept apart. */
export const marks: typeof english = {
  nobody: 'Nadie con «{{mark}}»',
  few: '{{actual}} de {{limit}} con «{{mark}}»',
  nobodyAs: '{{position}}: nadie con «{{mark}}»',
  fewAs: '{{position}}: {{actual}} de {{limit}} con «{{mark}}»',
  at: '{{text}}, {{times}}',
  quoted: '«{{mark}}»',
  review: 'Competencias que faltan ({{count}})',
  cause: '{{when}}: hay {{scheduled}} de {{wanted}} con «{{mark}}».',
  nobodyHas: 'Nadie que pudiera trabajar entonces la tiene.',
  needs: {
    title: 'Competencias que no pueden faltar',
    text: 'En todas las horas en las que hace falta alguien, o alguien en ese puesto.',
    house: 'Al menos {{heads}} con «{{mark}}»',
    position: 'Al menos {{heads}} con «{{mark}}» como {{position}}',
    mark: 'Competencia',
    heads: 'Al menos',
    where: 'Dónde',
    everywhere: 'En cualquier puesto',
    add: 'Añadir competencia',
    remove: 'Quitar: {{need}}',
  },
  apart: {
    title: 'No deben coincidir',
    pair: '{{one}} y {{other}}',
    one: 'Persona',
    other: 'No coincide con',
    choose: 'Elige a alguien',
    add: 'Separar',
    remove: 'Pueden volver a coincidir: {{pair}}',
  },
};
