import { doseText, prescribed, restText } from '@bandeja/domain/exercises/dose';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import { figureNamed } from '@bandeja/drawing/figures/figures';
import { type FirstWeekDay, firstWeek } from '@bandeja/trainer/leads/first-week';
import type { StartingDay, StartingPlan, StartingSession } from '@bandeja/trainer/leads/quiz-plan';
import { drawCover } from '#features/leads/pdf/cover.ts';
import { drawBullets, drawHeading, drawParagraph, drawRuledLines } from '#features/leads/pdf/notes.ts';
import type { Tone } from '#features/leads/pdf/palette.ts';
import { bodyBottom, drawFeet, nextPage } from '#features/leads/pdf/running.ts';
import { closeSheet, openSheet, page, type Sheet } from '#features/leads/pdf/sheet.ts';
import { drawTrainingBlocks, type TrainingBlock } from '#features/leads/pdf/training-block.ts';
import { drawWeekBote, type GlanceDay } from '#features/leads/pdf/week-bote.ts';
import { printable } from '#kit/printable.ts';

const gutter = 26;
const half = (page.contentWidth - gutter) / 2;
const left = { x: page.margin, width: half };
const right = { x: page.margin + half + gutter, width: half };
const sectionGap = 9;

let firstWeekFile: Promise<Buffer> | undefined;

/** The free seven-day routine as a printable PDF, equal for all players and therefore drawn once per process. */
export function firstWeekPdf(): Promise<Buffer> {
  firstWeekFile ??= makeFirstWeek();
  return firstWeekFile;
}

function makeFirstWeek(): Promise<Buffer> {
  const { title, lead, audience, kit, before, effort, days, weekTwo, disclaimer } = firstWeek;
  const sheet = openSheet({ title, subject: lead });
  const glance = drawWeekBote(
    sheet,
    days.map(glanceOfDay),
    drawCover(sheet, { kicker: 'Nivel principiante o intermedio, sin gimnasio', title, lead }) + 14,
  );
  const y = glance + 24;
  let under = drawHeading(sheet, 'Antes de empezar', { ...left, y });
  under = drawBullets(sheet, before, { ...left, y: under });
  under = drawHeading(sheet, 'Qué necesitas', { ...left, y: under + sectionGap });
  under = drawParagraph(sheet, audience, { ...left, y: under });
  drawParagraph(sheet, kit, { ...left, y: under });
  under = drawHeading(sheet, 'El esfuerzo justo', { ...right, y });
  under = drawBullets(sheet, effort, { ...right, y: under });
  under = drawHeading(sheet, 'Y la segunda semana', { ...right, y: under + sectionGap });
  drawBullets(sheet, weekTwo, { ...right, y: under });
  drawSessions(sheet, days.map(blockOfDay), title);
  drawFeet(sheet, disclaimer);
  return closeSheet(sheet);
}

/** @param firstName as it was typed, plain text; what the font cannot draw is left out */
export function quizPlanPdf(plan: StartingPlan, firstName: string): Promise<Buffer> {
  const { answers, days, sessions, minutes, challenge, advice, disclaimer } = plan;
  const title = 'Tu plan para empezar';
  const lead = `${sessions} ${sessions === 1 ? 'sesión' : 'sesiones'} y ${minutes} minutos para tu primera semana, a partir de lo que nos has contado.`;
  const name = printable(firstName);
  const sheet = openSheet({ title, subject: lead });
  const cover = { kicker: name ? `Para ${name}` : 'Tu primera semana', title, lead };
  const y = drawWeekBote(sheet, days.map(glanceOfStart), drawCover(sheet, cover) + 14) + 22;
  const profileLines = [
    `Nivel: ${answers.level.toLowerCase()}`,
    answers.playing,
    answers.training,
    `Tienes ${answers.time.toLowerCase()}`,
    `Prefieres entrenar ${answers.moment.toLowerCase()}`,
    `Quieres: ${answers.goals.join(', ').toLowerCase()}`,
  ];
  let under = drawHeading(sheet, 'Lo que nos has contado', { ...left, y });
  under = drawBullets(sheet, profileLines, { ...left, y: under });
  under = drawHeading(sheet, 'Para toda la semana', { ...left, y: under + sectionGap });
  drawBullets(sheet, advice, { ...left, y: under });
  under = drawHeading(sheet, `Tu reto: ${challenge.name.toLowerCase()}`, { ...right, y });
  under = drawParagraph(sheet, challenge.onCourt, { ...right, y: under });
  const exercises = challenge.exercises.map((exercise) => `${exercise.name}. ${exercise.why}`);
  under = drawBullets(sheet, exercises, { ...right, y: under });
  under = drawHeading(sheet, 'Antes de empezar', { ...right, y: under + sectionGap });
  drawBullets(sheet, firstWeek.before, { ...right, y: under });
  drawSessions(sheet, blocksOfPlan(days), title);
  drawFeet(sheet, disclaimer);
  return closeSheet(sheet);
}

function drawSessions(sheet: Sheet, blocks: readonly TrainingBlock[], title: string): void {
  if (blocks.length === 0) return;
  const y = drawTrainingBlocks(sheet, blocks, nextPage(sheet, title), title);
  drawRuledLines(sheet, 'Tus apuntes', { x: page.margin, y, width: page.contentWidth }, bodyBottom);
}

function toneOf(type: PlanDayType): Tone {
  if (type === 'Descanso') return 'rest';
  return type === 'Partido' ? 'match' : 'physical';
}

function glanceOfDay({ weekday, type, title, minutes }: FirstWeekDay): GlanceDay {
  return {
    name: weekdayNames[weekday],
    type,
    tone: toneOf(type),
    title: minutes === 0 ? 'Un paseo, si apetece' : title,
    minutes,
  };
}

function glanceOfStart({ name, type, session }: StartingDay): GlanceDay {
  return { name, type, tone: toneOf(type), title: session?.name ?? '', minutes: session?.minutes ?? 0 };
}

function blockOfDay({ weekday, type, title, place, minutes, why, entries }: FirstWeekDay): TrainingBlock {
  return {
    days: weekdayNames[weekday],
    type,
    tone: toneOf(type),
    title: minutes === 0 ? '' : title,
    facts: place ? `${minutes} min · ${place === 'court' ? 'en la pista' : 'en casa'}` : '',
    reasons: [why],
    rows: entries.map(({ code, name, dose, cue }) => ({
      figure: figureNamed(code),
      name,
      cue,
      sets: dose.sets,
      work: doseText(prescribed(dose), ' por lado'),
      rest: restText(dose),
    })),
  };
}

function blocksOfPlan(days: readonly StartingDay[]): TrainingBlock[] {
  const planned = days.flatMap((day) => (day.session ? [{ ...day, session: day.session }] : []));
  const alike = Map.groupBy(planned, ({ type, session }) => `${type} ${session.code ?? session.name}`);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return {
      days: listed(same.map((day) => day.name)),
      type: first.type,
      tone: toneOf(first.type),
      title: first.session.name,
      facts: `${first.session.minutes} min`,
      reasons: same.map((day) => day.reason),
      rows: rowsOf(first.session),
    };
  });
}

function rowsOf({ entries }: StartingSession): TrainingBlock['rows'] {
  return entries.map((entry) => ({
    figure: figureNamed(entry.code),
    name: entry.name,
    cue: entry.cue,
    sets: entry.sets,
    work: doseText(entry, ' por lado'),
    rest: restText(entry),
  }));
}

function listed(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return new Intl.ListFormat('es').format([first, ...others.map((name) => name.toLowerCase())]);
}
