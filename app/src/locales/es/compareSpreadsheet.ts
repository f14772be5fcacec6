import type { compareSpreadsheet as english } from '../en/compareSpreadsheet';

/** Textos de una comparación con otra manera de planificar. */
export const compareSpreadsheet: typeof english = {
  meta: {
    title: 'Hoja de cálculo o planificador de turnos: qué hace mejor cada uno | Brightcrew',
    description:
      'En qué gana la hoja de cálculo, en qué te deja a solas y qué añade un planificador: horas sin cubrir, descansos, costes y una semana que se completa sola.',
  },
  hero: {
    title: 'Al lado de una hoja de cálculo:',
    titleMarked: 'qué hace mejor cada uno',
    text: 'La mayoría de los cuadrantes del mundo son hojas de cálculo, y hay buenas razones. Nosotros las leemos a diario, así que aquí va una lista sin trampas.',
  },
  theirs: {
    title: 'Lo que hace mejor la hoja',
    list: [
      'Ya la tienes, está pagada y la abre cualquiera',
      'Admite lo que sea: una columna para el perro, una nota en rojo, una fórmula que solo entiendes tú',
      'Se imprime tal como la dibujaste',
      'Dentro de veinte años seguirá siendo tuya',
    ],
  },
  ours: {
    title: 'Lo que hace mejor el planificador',
    list: [
      'Sabe lo que es una hora: quién está a las siete, quién falta y hasta cuándo',
      'Dice quién podría cubrir, con su descanso, su contrato y su coste, antes de que escribas el nombre',
      'Completa una semana y demuestra que ningún otro plan cubre más',
      'Nombra la regla que incumple un turno, con el artículo de la ley que hayas elegido',
    ],
  },
  table: {
    caption: 'Una hoja de cálculo y el planificador, tarea por tarea',
    what: 'Tarea',
    them: 'Hoja de cálculo',
    rows: [
      {
        what: 'Empezar',
        them: 'Al momento',
        us: 'Al momento: subes el archivo o pegas las celdas',
      },
      {
        what: 'Ver un hueco del viernes noche',
        them: 'Cuentas la columna cada vez que algo se mueve',
        us: 'En rojo al instante, hora a hora y puesto por puesto',
      },
      {
        what: 'Alguien se pone enfermo',
        them: 'Buscas un nombre libre y llamas',
        us: 'Propuestas al instante, y por qué los demás no pueden',
      },
      {
        what: 'Doce horas entre dos turnos',
        them: 'A ojo',
        us: 'Se comprueba en la celda, en todas las semanas',
      },
      {
        what: 'Lo que cuesta la semana',
        them: 'Una fórmula, hasta que alguien inserta una fila',
        us: 'Antes y después de cada cambio',
      },
      {
        what: 'Columnas y colores a tu gusto',
        them: 'Los que quieras',
        us: 'Notas en los turnos; columnas libres, no',
      },
      {
        what: 'Sacar los datos',
        them: 'Son los datos',
        us: 'Excel, CSV, calendario y JSON',
      },
    ],
  },
  stay: {
    title: 'Cuándo quedarte con la hoja',
    text: 'Cinco personas, la misma semana todas las semanas, nadie menor de 18 y nadie de noche: con la hoja basta. Vuelve cuando la tercera persona pida librar el sábado.',
  },
  closing: {
    title: 'Míralo con tu propia semana',
    text: 'Parte del cuadrante que ya tienes, en el navegador y sin cuenta. Si lee algo mal, lo ves antes de que cambie nada.',
    action: 'Subir tu cuadrante',
    measures: 'Cómo medimos',
  },
  others: {
    title: 'Otras comparaciones',
    spreadsheet: 'Al lado de una hoja de cálculo',
    tools: 'Al lado de los programas de turnos',
    byHand: 'Al lado de la planilla a mano de una planta',
  },
};
