/** Texts of the page about measurements. */
export const measures = {
  meta: {
    title: 'How we measure the scheduler: tables, scores, commands | Brightcrew',
    description:
      'What the shift scheduler fills beside two well-known solvers, how close it comes to the best values of the field, what it reads wrong, and how to run it all yourself.',
  },
  hero: {
    title: 'How we measure,',
    titleMarked: 'and where we miss',
    text: 'Every product says that it plans well. Here are the tables behind our sentences: the good rows, the bad rows, and the commands that print them.',
    asOf: 'Measured up to {{date}}, on a machine with two cores.',
  },
  heads: [
    { written: 'week', words: 'Week' },
    { written: 'ours', words: 'Ours' },
    { written: 'CPU s', words: 'CPU s' },
    { written: 'CP-SAT', words: 'CP-SAT' },
    { written: 'HiGHS', words: 'HiGHS' },
    { written: 'instance', words: 'Instance' },
    { written: 'best known', words: 'Best known' },
    { written: 'bound', words: 'Our bound' },
  ],
  cells: [
    { written: ', proven in ', words: ', proven in ' },
    { written: ' people in two positions, contracts, maxima', words: ' people in two positions, contracts, maxima' },
    { written: ' half of them in two positions', words: ' half of them in two positions' },
    { written: ' demand by the hour, 24 hours', words: ' demand by the hour, 24 hours' },
    { written: ' hours of rest', words: ' hours of rest' },
    { written: 'ward of ', words: 'ward of ' },
    { written: ' nights, ', words: ' nights, ' },
    { written: 'maxima of ', words: 'maxima of ' },
    { written: 'contracts of ', words: 'contracts of ' },
    { written: ' to 40 h', words: ' to 40 h' },
    { written: ' people, ', words: ' people, ' },
    { written: ' positions', words: ' positions' },
    { written: ' position', words: ' position' },
  ],
  week: {
    title: 'Filling a week',
    text: 'Weeks with more work than people. Each cell has four figures: person-hours that stay short, minutes over contract, hours planned, shifts. Fewer is better, in that order.',
    caption: 'Weeks of 8 to 500 people: ours beside CP-SAT and HiGHS',
    note: 'An asterisk: not proven. A dash: nothing was found for that goal. The others get the plain model and 10 s for each goal, ours has 2 s in all. The rows fill-hard were measured beside other work on the machine.',
  },
  instances: {
    title: 'Months by shift type, on the field’s own instances',
    text: 'Researchers publish rosters of wards and the best value that anybody has reached. We give them a minute, two for the largest, and say how far off we are. Lower is better.',
    caption: 'Instances of schedulingbenchmarks.org: best known value, ours, our bound, time, and HiGHS',
    note: 'Where the bound equals our value, no better roster exists. We miss on the larger ones: mostly by less than a tenth, once by almost a third.',
  },
  fairness: {
    title: 'Who gets the weekends',
    text: '{{people}} people, {{weeks}} weeks: everybody’s weekend days, nights and closings, each squared and added up. Planned one week after the other: {{weekByWeek}}. Planned together: {{together}}, with as many hours staffed. The best plan that we know: {{best}}.',
    note: 'A square weighs the fifth weekend of one person more than the first of another. It is one case of three; in the other two both ways come out nearly alike.',
  },
  reading: {
    title: 'Reading a roster',
    text: 'People make rosters in every shape. Some are kept with the source and read in every test run; a program makes others in {{languages}} languages, which the reader has not seen before.',
    kept: 'Rosters from public sources',
    keptText: '{{files}} files: {{shifts}} of {{shifts}} shifts right, none wrong',
    right: 'Made rosters: shifts read right',
    rightText: '{{percent}} %: {{right}} of {{shifts}}',
    wrong: 'Made rosters: shifts read wrong',
    wrongText: '{{count}}; files wrong without a question or a note: {{silent}}',
    whole: 'Made rosters: files read whole',
    wholeText: '{{whole}} of {{files}}',
  },
  laws: {
    title: 'Checking working-time law',
    text: '{{cases}} worked cases say which shifts break which figure of which law, and by how much; {{filled}} more say what the best plan is that keeps a law. Each runs in every test, natively and as the WebAssembly that your browser loads.',
    note: 'The expected answers were written down before the program that has to give them. This is a check of figures, not legal advice.',
  },
  commands: {
    title: 'Run it yourself',
    text: 'In a copy of the source:',
    list: [
      { command: 'cargo xtask test', what: 'All cases and tests. The last line says how many passed.' },
      {
        command: 'cargo run -p scheduler-solver --release --example fill -- CASE.json 2',
        what: 'Fills the week of one case in 2 s, and prints the plan with its proof.',
      },
      {
        command: 'cargo run -p scheduler-solver --release --example nrp -- INSTANCE 30',
        what: 'Solves a public instance, and prints roster, bound and certificate.',
      },
      {
        command: 'cargo run -p scheduler-solver --release --example check -- INSTANCE ANSWER',
        what: 'Checks an answer by a program that shares nothing with the search.',
      },
    ],
    back: 'What the scheduler does',
  },
};
