import type { shiftScheduling as english } from '../en/shiftScheduling';

/** Textos de la página sobre planificación de turnos. */
export const shiftScheduling: typeof english = {
  meta: {
    title: 'Planificación de turnos que lee tu cuadrante y cubre huecos | Brightcrew',
    description:
      'Trae el cuadrante que ya tienes: ves las horas en que falta gente, quién puede cubrirlas sin saltarse ninguna regla y una semana completa con su prueba.',
  },
  hero: {
    title: 'Trae el cuadrante que ya tienes.',
    titleMarked: 'Mira qué horas le faltan.',
    text: 'El planificador lee tu hoja de cálculo tal como está, muestra cada hora en que falta gente y dice quién puede cubrirla. Todo ocurre en tu navegador, sin cuenta.',
    drop: 'Subir tu cuadrante',
    open: 'Abrir el planificador',
    note: 'No se envía ningún nombre, ningún turno ni ningún archivo.',
  },
  steps: {
    title: 'Lee, completa y demuestra',
    list: [
      {
        title: 'Lee',
        text: 'Archivos de Excel, LibreOffice, CSV y calendario, o celdas pegadas de cualquier sitio.',
        points: [
          'Una línea por turno, o una tabla de personas y días',
          '9-17, 12 a 20h, 09:00–17:30, noches que pasan de las doce, turnos partidos',
          'Ves cómo se ha leído cada celda antes de que cambie nada; lo que no entiende lo enumera, no lo descarta',
        ],
      },
      {
        title: 'Completa',
        text: 'La semana entera de cada persona, con tus reglas.',
        points: [
          'Disponibilidad, descanso entre turnos, días libres, horas de contrato, ausencias',
          'Las horas por encima del contrato y el coste de los salarios, antes y después',
          'Cada propuesta se acepta, se cambia o se deja; deshacer lo devuelve todo',
        ],
      },
      {
        title: 'Demuestra',
        text: 'Cada plan viene con una prueba que puedes comprobar.',
        points: [
          'Cuántas horas siguen sin cubrir, y que ningún otro plan con esta gente y estas reglas deja menos',
          'Si se detiene antes, dice a qué distancia puede estar del mejor',
          'De cada hueco que queda: por qué no lo puede cubrir nadie',
        ],
      },
    ],
  },
  laws: {
    title: 'Comprobado con la ley que elijas',
    text: 'Eliges el país una vez para tu cuadrante. Cada turno que dibujas, arrastras, pegas o dejas que proponga el planificador se mide con sus cifras, en todas las semanas del cuadrante.',
    points: [
      'Cada incumplimiento dice la regla y el artículo: «10,5 h de descanso entre turnos, menos de 12 (España, ET 34.3)»',
      'Los turnos nuevos llevan la pausa que les toca; al completar la semana no se quita a nadie el descanso semanal',
      'Los menores de 18 tienen cifras propias; cada regla avisa o impide, como tú decidas',
    ],
    note: 'Cifras a {{date}}. Es una comprobación de estas cifras, no asesoramiento jurídico: primero van el convenio y las excepciones, y cada cifra se puede cambiar.',
    excluded:
      'No se incluyen: convenios colectivos, domingos y festivos, normas de cada sector ni las normas locales de descanso y preaviso de ciudades de Estados Unidos.',
  },
  comparison: {
    title: 'Al lado de lo que usas hoy',
    text: 'Por tipos de herramienta, porque en cada tipo las hay buenas. Dos filas no son lo nuestro, y lo decimos.',
    caption: 'El planificador de Brightcrew frente a hojas de cálculo, aplicaciones de turnos y suites de personal',
    what: 'Qué hace',
    kinds: { spreadsheet: 'Hoja de cálculo', app: 'Aplica\u00adción de turnos', suite: 'Suite de personal' },
    yes: 'Sí',
    no: 'No',
    partly: 'En parte',
    rows: {
      reads: 'Acepta el cuadrante que ya tienes, tal como está',
      hours: 'Muestra las horas en que falta gente, puesto por puesto',
      who: 'Dice quién puede cubrirlas sin saltarse ninguna regla',
      fills: 'Completa una semana por sí solo',
      law: 'Comprueba la ley de tiempo de trabajo y cita el artículo',
      proves: 'Demuestra que ningún plan cubre más',
      account: 'Se prueba con tu propio equipo y sin cuenta',
      phone: 'Turnos abiertos y cambios desde el móvil',
      thanks: 'Da las gracias, con puntos, a quien cubre el hueco',
      clock: 'Registra las horas trabajadas',
      payroll: 'Hace las nóminas',
    },
    more: {
      title: 'Con detalle',
      list: [
        'Al lado de una hoja de cálculo',
        'Al lado de los programas de turnos',
        'Al lado de la planilla a mano de una planta',
        'Cómo medimos',
      ],
    },
    note: 'Aplicaciones de turnos: programas de planificación para un sector, que se pagan por usuario. Suites de personal: planificación, fichaje y nóminas para grandes empresas, que se implantan como proyecto.',
  },
  limits: {
    title: 'Lo que no hace',
    list: [
      'No registra las horas trabajadas ni hace nóminas: entrega el plan en un archivo de Excel, CSV, JSON o de calendario, y las horas planificadas en una tabla para la nómina.',
      'La demo guarda tu semana solo en este navegador. Para enviarla a tu gente hace falta un espacio de equipo.',
      'Propone. Quién trabaja y cuándo lo decides tú.',
    ],
    plans: 'La planificación de turnos está en todos los planes, para tantas personas como incluya el plan.',
    pricing: 'Ver los planes',
    trades: 'Semanas en vivo de otros sectores',
  },
  closing: {
    title: 'Tu próxima semana, dentro de diez minutos.',
    text: 'Sube el archivo. Si no falta nadie, también lo sabrás.',
  },
};
