//! Spanish.

use super::super::lexicon::{Table, Topic::*};

pub(super) const WORDS: Table = &[
    (
        Person,
        "empleado, empleados, empleada, empleadas, trabajador, trabajadores, trabajadora, trabajadoras, persona, personas, personal, operario, operaria, agente, médico, médica, voluntario, voluntaria, voluntarios, socorrista, socorristas, monitor, monitora, conductor, conductora, enfermera, enfermero, quién, asignado a",
    ),
    (Name, "nombre, nombres"),
    (Surname, "apellido, apellidos"),
    (WithName, "y, completo, es, tu, su, cuál"),
    (Id, "nro, numero, código, legajo, dni"),
    (IdAlone, "nro, nº, núm, legajo"),
    (Start, "inicio, entrada, desde, comienzo, empieza"),
    (End, "fin, salida, hasta, término, termina, final"),
    (Date, "fecha, fechas, día, días"),
    (Week, "semana, semanas"),
    (WeekNumber, "semana, sem"),
    (DayNumber, "día"),
    (
        Contact,
        "teléfono, teléfonos, tfno, tlf, móvil, correo, dirección",
    ),
    (Wage, "salario, tarifa, sueldo, coste"),
    (Contract, "contrato"),
    (
        Minor,
        "menor, menores, menor de edad, menor de 18, menor de 18 años, menos de 18",
    ),
    (Maximum, "máximo, máxima"),
    (Quantity, "cantidad"),
    (Break, "descanso, descansos, comida, almuerzo, pausa"),
    (Subject, "asunto"),
    (Job, "puesto, puestos, rol, cargo, posición, categoría"),
    (
        WithTimes,
        "hora, de, del, turno, horario, previsto, prevista, real, hora",
    ),
    (Status, "estado, ausencia, ausencias"),
    (Length, "duración, totales"),
    (Shift, "horario, horarios, horas, turno, turnos, jornada"),
    (Kind, "tipo"),
    (Task, "tarea, tareas, actividad"),
    (
        Department,
        "departamento, sección, equipo, zona, área, unidad, servicio",
    ),
    (Place, "lugar, local, tienda, centro, sede, aula"),
    (Skills, "habilidades"),
    (
        Note,
        "notas, nota, observaciones, observación, comentarios, comentario",
    ),
    (Repeats, "repetir"),
    (Zone, "zona horaria"),
    (Timestamp, "marca temporal"),
    (Clocked, "fichaje, fichajes, fichado, fichada, realizado"),
    (
        Planned,
        "previsto, prevista, planificado, planificada, programado, programada",
    ),
    (
        DayOff,
        "libre, libra, libranza, desc, desc., fest, descanso, fiesta, cerrado, ninguno, día libre, franco, franco semanal, descanso semanal",
    ),
    (Holiday, "vacaciones, vacac, vacac., festivo, día festivo"),
    (Sick, "baja, baja médica, enfermo, enferma, incapacidad"),
    (
        Leave,
        "permiso, asuntos propios, licencia, excedencia, compensatorio",
    ),
    (Training, "formación, curso, capacitación"),
    (Away, "fuera"),
    (HolidayWithin, "vacaciones, festivo"),
    (SickWithin, "enfermedad, baja, incapacidad"),
    (LeaveWithin, "permiso, licencia, excedencia, ausente"),
    (OffWithin, "libre, descanso"),
    (
        Vacant,
        "falta una persona, falta alguien, falta gente, falta personal, por cubrir, sin cubrir, vacante, abierto, libre, sin asignar, por asignar, por confirmar, por definir, a cubrir, a definir, a confirmar, pendiente, pendiente de asignar, turno libre, turno abierto, puesto vacante, se busca, falta cubrir, nadie",
    ),
    (Total, "total, totales, subtotal, suma"),
    (
        TotalFirst,
        "horas, notas, nota, leyenda, personas, plantilla",
    ),
    (
        Legend,
        "leyenda, código, códigos, turnos, horarios, clave, claves",
    ),
    (
        Demand,
        "necesarios, necesario, necesarias, necesaria, requeridos, requerido, demanda, mínimos",
    ),
    (
        Cancelled,
        "cancelado, cancelada, anulado, anulada, rechazado, rechazada",
    ),
    (
        Wish,
        "deseo, deseos, preferencia, preferencias, petición, peticiones",
    ),
    (Unused, "publicado, publicada"),
    (Confirmed, "confirmado, confirmada, aceptado, aceptada"),
    (
        Availability,
        "disponibilidad, disponibilidades, disponible, disponibles",
    ),
    (AnyTime, "si, todo, todo el día, siempre, libre, disponible"),
    (Closing, "cierre"),
    (
        ShiftName,
        "mañana, mañanas, tarde, tardes, noche, noches, turno, partido, mediodía, madrugada, intermedio, apertura, refuerzo",
    ),
    (
        JobName,
        "cocina, cocinero, cocinera, sala, salón, barra, camarero, camarera, caja, cajero, cajera, tienda, almacén, recepción, limpieza, encargado, encargada, enfermera, enfermero, auxiliar, mesero, mesera, reponedor",
    ),
    (
        Filler,
        "de, del, desde, entre, las, los, la, el, horas, hora, cada, todos, todas, toda, día, días, fin, por, turno",
    ),
    (Until, "a, al, hasta"),
    (Noon, "mediodía"),
    (Midnight, "medianoche"),
    (And, "y, e"),
    (
        Signature,
        "firma, firmado, empresa, responsable, encargado, aprobado, vº bº, página",
    ),
    (
        Title,
        "cuadrante, cuadrante de turnos, planilla, planilla de turnos, rol de turnos, horario de trabajo",
    ),
];
