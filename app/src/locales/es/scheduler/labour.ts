import type { labour as english } from '../../en/scheduler/labour';

/** Textos de lo que cuesta el trabajo de la semana: pie, presupuesto, contratos y el efecto de un cambio. */
export const labour: typeof english = {
  title: 'Coste de personal',
  footer: {
    name: 'Horas y coste de personal por día',
    head: 'Personal',
    hours: '{{hours}} h',
    share: '{{percent}}\u00a0% de las ventas',
    over: 'más del {{target}}\u00a0%',
    people: 'sin salario: {{count}}',
  },
  budget: {
    cost: '{{cost}} esta semana',
    of: '{{cost}} de {{budget}}',
    share: '{{percent}}\u00a0% de las ventas previstas; objetivo: {{target}}\u00a0%',
    shareOnly: '{{percent}}\u00a0% de las ventas previstas',
    left: 'Quedan {{amount}}',
    over: 'Presupuesto superado en {{amount}}',
    hours: '{{hours}} h planificadas',
    change: 'Salarios y ventas',
    notPriced: 'Sin coste: nadie tiene salario por hora.',
    people_one: 'Sin contar a {{count}} persona sin salario por hora.',
    people_other: 'Sin contar a {{count}} personas sin salario por hora.',
  },
  person: {
    more: '+{{hours}} h',
    overContract: '{{hours}} h por encima del contrato de {{contract}} h',
    overMaximum: '{{hours}} h por encima del máximo de {{maximum}} h',
  },
  effect: {
    cost: '{{amount}}',
    sameCost: 'mismo coste',
    notPriced: 'sin salario',
    somePriced: '{{amount}} ({{count}} sin salario)',
    overContract: '{{hours}} h por encima del contrato',
    closes_one: 'cierra {{closed}} de {{count}} hueco',
    closes_other: 'cierra {{closed}} de {{count}} huecos',
    opens_one: 'abre {{count}} hueco',
    opens_other: 'abre {{count}} huecos',
    fewer_one: '{{count}} hora menos con huecos',
    fewer_other: '{{count}} horas menos con huecos',
    more_one: '{{count}} hora más con huecos',
    more_other: '{{count}} horas más con huecos',
    rules_one: 'incumple {{count}} regla',
    rules_other: 'incumple {{count}} reglas',
  },
};
