import type { measures as english } from '../en/measures';

/** Textos de la página sobre las mediciones. */
export const measures: typeof english = {
  meta: {
    title: 'Cómo medimos el planificador: tablas, notas y comandos | Brightcrew',
    description:
      'Qué completa el planificador al lado de dos optimizadores conocidos, a qué distancia queda de los mejores valores publicados, qué lee mal y cómo repetirlo todo.',
  },
  hero: {
    title: 'Cómo medimos',
    titleMarked: 'y dónde fallamos',
    text: 'Todos los programas dicen que planifican bien. Aquí están las tablas que hay detrás de nuestras frases: las filas buenas, las malas y los comandos que las imprimen.',
    asOf: 'Medido hasta el {{date}}, en un equipo de dos núcleos.',
  },
  heads: [
    { written: 'week', words: 'Semana' },
    { written: 'ours', words: 'El nuestro' },
    { written: 'CPU s', words: 's de CPU' },
    { written: 'CP-SAT', words: 'CP-SAT' },
    { written: 'HiGHS', words: 'HiGHS' },
    { written: 'instance', words: 'Caso' },
    { written: 'best known', words: 'Mejor conocido' },
    { written: 'bound', words: 'Nuestra cota' },
  ],
  cells: [
    { written: ', proven in ', words: ', demostrado en ' },
    { written: ' people in two positions, contracts, maxima', words: ' personas en dos puestos, contratos y máximos' },
    { written: ' half of them in two positions', words: ' la mitad en dos puestos' },
    { written: ' demand by the hour, 24 hours', words: ' demanda por horas, 24 horas' },
    { written: ' hours of rest', words: ' horas de descanso' },
    { written: 'ward of ', words: 'planta de ' },
    { written: ' nights, ', words: ' noches, ' },
    { written: 'maxima of ', words: 'máximos de ' },
    { written: 'contracts of ', words: 'contratos de ' },
    { written: ' to 40 h', words: ' a 40 h' },
    { written: ' people, ', words: ' personas, ' },
    { written: ' positions', words: ' puestos' },
    { written: ' position', words: ' puesto' },
  ],
  week: {
    title: 'Completar una semana',
    text: 'Semanas con más trabajo que personas. Cada celda lleva cuatro cifras: horas de persona sin cubrir, minutos por encima del contrato, horas planificadas y turnos. Cuanto menos, mejor, en ese orden.',
    caption: 'Semanas de 8 a 500 personas: el nuestro al lado de CP-SAT y HiGHS',
    note: 'Un asterisco: sin demostrar. Un guion: no se encontró nada para ese objetivo. Los otros reciben el modelo directo y 10 s por objetivo; el nuestro, 2 s en total. Las filas fill-hard se midieron con otros trabajos en el equipo.',
  },
  instances: {
    title: 'Meses por tipos de turno, con los casos que usa la investigación',
    text: 'Los investigadores publican cuadrantes de plantas de hospital y el mejor valor que alguien ha alcanzado. Les damos un minuto, dos a los más grandes, y decimos a qué distancia quedamos. Cuanto más bajo, mejor.',
    caption: 'Casos de schedulingbenchmarks.org: mejor valor conocido, el nuestro, nuestra cota, tiempo y HiGHS',
    note: 'Donde la cota coincide con nuestro valor, no existe un cuadrante mejor. Fallamos en los más grandes: casi siempre por menos de una décima parte, y una vez por casi un tercio.',
  },
  fairness: {
    title: 'A quién le tocan los fines de semana',
    text: '{{people}} personas, {{weeks}} semanas: los días de fin de semana, las noches y los cierres de cada una, elevados al cuadrado y sumados. Planificadas una semana tras otra: {{weekByWeek}}. Planificadas juntas: {{together}}, con las mismas horas cubiertas. El mejor plan que conocemos: {{best}}.',
    note: 'El cuadrado hace que pese más el quinto fin de semana de una persona que el primero de otra. Es un caso de tres; en los otros dos, las dos maneras salen casi igual.',
  },
  reading: {
    title: 'Leer un cuadrante',
    text: 'Cada cual hace el cuadrante a su manera. Unos están guardados con el código y se leen en cada prueba; otros los fabrica un programa en {{languages}} idiomas, y el lector no los ha visto antes.',
    kept: 'Cuadrantes de fuentes públicas',
    keptText: '{{files}} archivos: {{shifts}} de {{shifts}} turnos bien leídos, ninguno mal',
    right: 'Cuadrantes fabricados: turnos bien leídos',
    rightText: '{{percent}} %: {{right}} de {{shifts}}',
    wrong: 'Cuadrantes fabricados: turnos mal leídos',
    wrongText: '{{count}}; archivos mal leídos sin pregunta ni aviso: {{silent}}',
    whole: 'Cuadrantes fabricados: archivos leídos enteros',
    wholeText: '{{whole}} de {{files}}',
  },
  laws: {
    title: 'Comprobar la ley',
    text: '{{cases}} casos resueltos dicen qué turnos incumplen qué cifra de qué ley y por cuánto; otros {{filled}}, cuál es el mejor plan que la cumple. Todos se ejecutan en cada prueba, en nativo y en el WebAssembly que carga tu navegador.',
    note: 'Las respuestas esperadas se escribieron antes que el programa que tiene que darlas. Es una comprobación de cifras, no asesoramiento jurídico.',
  },
  commands: {
    title: 'Repítelo tú',
    text: 'En una copia del código:',
    list: [
      { command: 'cargo xtask test', what: 'Todos los casos y pruebas. La última línea dice cuántos han pasado.' },
      {
        command: 'cargo run -p scheduler-solver --release --example fill -- CASE.json 2',
        what: 'Completa la semana de un caso en 2 s e imprime el plan con su prueba.',
      },
      {
        command: 'cargo run -p scheduler-solver --release --example nrp -- INSTANCE 30',
        what: 'Resuelve un caso público e imprime cuadrante, cota y certificado.',
      },
      {
        command: 'cargo run -p scheduler-solver --release --example check -- INSTANCE ANSWER',
        what: 'Comprueba una respuesta con un programa que no comparte nada con la búsqueda.',
      },
    ],
    back: 'Qué hace el planificador',
  },
};
