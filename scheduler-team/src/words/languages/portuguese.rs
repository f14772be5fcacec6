//! Portuguese.

use super::super::lexicon::{Table, Topic::*};

pub(super) const WORDS: Table = &[
    (
        Person,
        "funcionário, funcionária, funcionários, colaborador, colaboradora, colaboradores, empregado, empregada, trabalhador, trabalhadora, servidor, profissional, profissionais, plantonista, plantonistas, médico, médica, enfermeiro, operador, atendente, pessoa, voluntário, voluntária, motorista, quem",
    ),
    (Name, "nome, nomes, nome completo"),
    (Surname, "sobrenome, apelido"),
    (WithName, "completo, do, da"),
    (Id, "matrícula, número, código, registro, crachá"),
    (IdAlone, "matrícula, nº, registro"),
    (Start, "início, entrada, das, de, hora início, começo"),
    (End, "saída, fim, até, término, às, hora fim"),
    (Date, "data, datas, dia, dias"),
    (Week, "semana, semanas"),
    (WeekNumber, "semana, sem"),
    (DayNumber, "dia"),
    (
        Contact,
        "telefone, celular, telemóvel, fone, contato, endereço",
    ),
    (Wage, "salário, valor"),
    (Contract, "contrato"),
    (
        Minor,
        "menor, menor de idade, menor de 18, menor de 18 anos",
    ),
    (Break, "intervalo, pausa, almoço, descanso"),
    (
        Job,
        "função, funções, cargo, posto, categoria, especialidade",
    ),
    (
        WithTimes,
        "hora, horário, previsto, prevista, realizado, realizada, turno",
    ),
    (Status, "situação, ausência, estado"),
    (
        Length,
        "duração, total, totais, carga horária, total de horas, ch",
    ),
    (
        Shift,
        "turno, turnos, horário, horários, horas, plantão, plantões, jornada, escala",
    ),
    (Kind, "tipo"),
    (Task, "tarefa, tarefas, atividade"),
    (
        Department,
        "setor, departamento, equipe, equipa, área, seção, secção, unidade",
    ),
    (Place, "local, loja, filial, posto de trabalho"),
    (
        Note,
        "observação, observações, obs, notas, comentários, anotações",
    ),
    (Clocked, "realizado, realizada, efetivo, batida, ponto"),
    (
        Planned,
        "previsto, prevista, planejado, planejada, planeado, programado",
    ),
    (
        DayOff,
        "folga, folgas, dsr, descanso, fechado, livre, repouso, dia de folga, folga semanal",
    ),
    (Holiday, "férias, feriado, fer"),
    (
        Sick,
        "doente, atestado, atestado médico, baixa, baixa médica",
    ),
    (
        Leave,
        "licença, licença maternidade, licença médica, afastado, afastada, ausente, banco de horas, falta, abono",
    ),
    (Training, "formação, treinamento, curso, treino"),
    (HolidayWithin, "férias, feriado"),
    (SickWithin, "doença"),
    (LeaveWithin, "licença, ausente"),
    (OffWithin, "folga"),
    (
        Vacant,
        "vaga, vago, em aberto, a definir, descoberto, sem cobertura, não atribuído, por preencher, a preencher, por definir, a confirmar, por confirmar, por atribuir, vaga aberta, vaga em aberto, turno aberto, a contratar, ninguém",
    ),
    (Total, "total, totais, soma, subtotal"),
    (
        TotalFirst,
        "equipe, equipa, horas, legenda, quantidade, efetivo",
    ),
    (Legend, "legenda, horários, turnos, códigos, siglas"),
    (
        Demand,
        "necessários, necessário, necessária, necessárias, demanda, requeridos, mínimo",
    ),
    (Cancelled, "cancelado, cancelada"),
    (Wish, "desejo, desejos, preferência, preferências"),
    (Unused, "publicado"),
    (Confirmed, "confirmado, confirmada, aceito"),
    (Availability, "disponibilidade, disponível"),
    (AnyTime, "sim, sempre, o dia todo, dia inteiro"),
    (Closing, "fecho, fechamento"),
    (
        ShiftName,
        "manhã, manhãs, tarde, noite, noites, madrugada, turno, diurno, noturno, abertura, fechamento, intermediário, matutino, vespertino, plantão",
    ),
    (
        JobName,
        "cozinha, caixa, balcão, salão, bar, recepção, receção, limpeza, enfermagem, estoque, loja, garçom, garçonete, cozinheiro, cozinheira, copa, portaria, segurança, vendas, gerente",
    ),
    (
        Filler,
        "das, dos, da, do, de, às, horas, todo, todos, cada, h",
    ),
    (Until, "às, até, a, ate, as"),
    (Noon, "meio-dia"),
    (Midnight, "meia-noite"),
    (And, "e"),
    (
        Signature,
        "assinatura, responsável, empresa, visto, página, supervisor",
    ),
    (
        Title,
        "escala, escala de trabalho, escala de serviço, escala mensal, escala de plantão, escala de plantões, escala de folgas",
    ),
];
