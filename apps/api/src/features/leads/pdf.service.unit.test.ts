import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { catalogue } from '@bandeja/catalogue/catalogue';
import { mainChallenges, playingFrequencies, timesAvailable } from '@bandeja/domain/leads/vocabulary';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { firstWeek } from '@bandeja/trainer/leads/first-week';
import type { QuizProfile } from '@bandeja/trainer/leads/quiz-answers';
import { planFromQuiz, type QuizRoutine, type StartingPlan } from '@bandeja/trainer/leads/quiz-plan';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { firstWeekPdf, quizPlanPdf } from '#features/leads/pdf.service.ts';
import { type Area, type ReadPage, readPdf } from '#testing/read-pdf.ts';

const cards = new Map(catalogue.exercises.map((card) => [card.code, { id: card.code, ...card }]));

function cardOf(code: string) {
  const card = cards.get(code);
  if (!card) throw new Error(`No exercise is called ${code}`);
  return card;
}

const routines: QuizRoutine[] = catalogue.routines.map((routine) => ({
  id: routine.code,
  ...routine,
  entries: routine.entries.map((entry) => ({ notes: '', ...entry, exercise: cardOf(entry.exercise) })),
}));

const answers: QuizProfile = {
  age: '26-35',
  experience: 'expert',
  playingFrequency: 'daily',
  trainingFrequency: 'daily',
  currentLevel: 'professional',
  goals: ['compete', 'injury_prevention'],
  mainChallenge: 'consistency',
  timeAvailable: '60+',
  preferredTrainingTime: 'morning',
};
const plan = planFromQuiz(answers, routines);

const title: Area = { x: 42, y: 95, width: 240, height: 60 };
const kicker: Area = { x: 42, y: 80, width: 258, height: 14 };
const besideKicker: Area = { x: 301, y: 78, width: 12, height: 18 };
const overFoot: Area = { x: 30, y: 795, width: 535, height: 8 };
const firstRow: Area = { x: 82, y: 126, width: 142, height: 12 };

const sourceOf = (file: Buffer) => file.toString('latin1');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

function expectCompleteFile(file: Buffer): void {
  expect(sourceOf(file).slice(0, 8)).toBe('%PDF-1.7');
  expect(sourceOf(file).trimEnd().endsWith('%%EOF')).toBe(true);
  expect(file.length).toBeLessThan(300_000);
}

function expectClean(pages: readonly ReadPage[]): void {
  each(pages, 1, (page) => {
    expect(page.ink(overFoot)).toBe(0);
    expect(page.text).toContain('Información general; no es consejo médico.');
    expect(page.text).not.toMatch(/undefined|null|NaN|\[object/);
  });
}

describe('the seven-day routine', () => {
  let read: Promise<ReadPage[]> | undefined;
  const readFirstWeek = () => {
    read ??= firstWeekPdf().then((file) => readPdf(file));
    return read;
  };

  test('is one valid file, drawn once, small', async () => {
    const file = await firstWeekPdf();
    expectCompleteFile(file);
    expect(await firstWeekPdf()).toBe(file);
  });

  test('embeds only the font Archivo, and has metadata', async () => {
    const file = await firstWeekPdf();
    const fonts = [...sourceOf(file).matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    each(fonts, 8, (name) => expect(name).toMatch(/^[A-Z]{6}\+Archivo-(Regular|Medium|SemiBold|Bold)$/));
    expect(sourceOf(file).match(/\/FontFile2/g)).toHaveLength(new Set(fonts).size);
    expect(file.includes(utf16('Rutina de pádel de 7 días'))).toBe(true);
    for (const fact of ['/Lang (es-ES)', '/Author', '(Bandeja)', '/Marked true', '/StructTreeRoot']) {
      expect(sourceOf(file)).toContain(fact);
    }
  });

  test('has four pages, with every day, exercise and word of safety as text', async () => {
    const pages = await readFirstWeek();
    expect(pages).toHaveLength(4);
    expectClean(pages);
    const text = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
    each(
      firstWeek.days.flatMap((day) => day.entries),
      43,
      ({ name }) => expect(text).toContain(name),
    );
    each([...firstWeek.before, ...firstWeek.days.map((day) => day.why)], 12, (words) => expect(text).toContain(words));
    for (const words of ['Miércoles', '2 × 6 por lado', '¿Sin goma?', '25 min · en casa', 'años', 'Página 4 de 4']) {
      expect(text).toContain(words);
    }
  });

  test('shows the key poses of a movement beside its name, and none beside a match', async () => {
    const [, , , saturday] = await readFirstWeek();
    const posesOf = (row: number) => saturday?.ink({ x: 224, y: 124 + row * 34, width: 79, height: 30 }) ?? 0;
    expect(posesOf(0)).toBeGreaterThan(0.02);
    expect(posesOf(3)).toBeGreaterThan(0.02);
    expect(saturday?.ink({ x: 224, y: 296, width: 79, height: 30 })).toBe(0);
  });

  test('has ink where its words are', async () => {
    const [first, second] = await readFirstWeek();
    expect(first?.ink(title, 'light')).toBeGreaterThan(0.1);
    expect(first?.ink({ x: 42, y: 440, width: 243, height: 300 })).toBeGreaterThan(0.05);
    expect(second?.ink({ x: 42, y: 73, width: 46, height: 14 })).toBeGreaterThan(0.15);
    expect(second?.ink(firstRow)).toBeGreaterThan(0.08);
    expect(second?.ink({ x: 230, y: 126, width: 180, height: 12 })).toBeGreaterThan(0.04);
    expect(second?.ink({ x: 450, y: 126, width: 30, height: 12 })).toBeGreaterThan(0.08);
    expect(second?.ink({ x: 230, y: 4, width: 180, height: 12 })).toBe(0);
  });

  test('ink would be missed in a text drawn out of a WOFF2 file', async () => {
    const { resolve } = createRequire(import.meta.url);
    const doc = new PDFDocument({ size: 'A4', font: '' });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.font(readFileSync(resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff2')));
    doc.fontSize(9).text('Calentamiento dinámico RAMP', firstRow.x, firstRow.y);
    const ended = new Promise((done) => doc.on('end', done));
    doc.end();
    await ended;
    const [page] = await readPdf(Buffer.concat(chunks));
    expect(page?.text).toContain('Calentamiento dinámico RAMP');
    expect(page?.ink(firstRow)).toBe(0);
  });

  test('uses the catalogue’s codes, names, levels and kit', () => {
    each(
      firstWeek.days.flatMap((day) => day.entries),
      43,
      ({ code, name }) => {
        expect(cardOf(code)).toMatchObject({ name, difficulty: 'Principiante' });
      },
    );
    const kit = firstWeek.days.flatMap((day) => day.entries).flatMap(({ code }) => cardOf(code).equipment);
    expect([...new Set(kit)].sort()).toEqual(['bolas', 'compañero', 'gomas', 'pala', 'pared', 'pista', 'silla']);
  });
});

describe('the starting plan', () => {
  test('shows the answers, the days, every exercise of them, and the challenge', async () => {
    const file = await quizPlanPdf(plan, 'Lucía');
    expectCompleteFile(file);
    const pages = await readPdf(file);
    expectClean(pages);
    expect(pages).toHaveLength(3);
    const text = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
    for (const words of ['Para Lucía', 'Tu plan para empezar', 'Nivel: profesional', 'Tu reto: constancia']) {
      expect(text).toContain(words);
    }
    each(plan.days, 7, ({ name, reason, session }) => {
      expect(text).toContain(name);
      if (!session) return;
      expect(text).toContain(reason);
      each(session.entries, 3, (entry) => expect(text).toContain(entry.name));
    });
    each([...plan.advice, ...firstWeek.before], 7, (words) => expect(text).toContain(words));
    expect(pages[0]?.ink(title, 'light')).toBeGreaterThan(0.1);
    expect(pages[1]?.ink(firstRow)).toBeGreaterThan(0.08);
  });

  test.each([
    ['¡Íñigo Muñoz!', 'Para ¡Íñigo Muñoz!'],
    ['Łukasz 🎾 李', 'Para Lukasz Li'],
    ['Анна', 'Para Anna'],
    ['👩‍👩‍👧', 'Tu primera semana'],
    ['', 'Tu primera semana'],
    ['<b>Ana</b>\r\nBcc: x@y.z', 'Para <b>Ana</b> Bcc: x@y.z'],
    ['Ana María de los Ángeles Inmaculada Concepción de la Santísima Trinidad y Sagasta', 'Para Ana María de los'],
    ['W'.repeat(80), 'Para WWWWW'],
  ])('the name %j stays plain text within its place', async (name, shown) => {
    const pages = await readPdf(await quizPlanPdf(plan, name), 1);
    expect(pages[0]?.text).toContain(shown);
    expect(pages[0]?.ink(kicker, 'light')).toBeGreaterThan(0.02);
    expect(pages[0]?.ink(besideKicker, 'light')).toBe(0);
  });

  const everyChallenge = atLeast(6, mainChallenges).map((mainChallenge, index) => ({
    ...answers,
    mainChallenge,
    age: index % 2 === 0 ? ('55+' as const) : ('18-25' as const),
    trainingFrequency: index % 3 === 0 ? ('daily' as const) : ('never' as const),
    playingFrequency: playingFrequencies[index % playingFrequencies.length] ?? 'daily',
    timeAvailable: timesAvailable[index % timesAvailable.length] ?? '60+',
  }));

  test.each(everyChallenge)('fits two to four pages: $mainChallenge, $timeAvailable, $age', async (given) => {
    const pages = await readPdf(await quizPlanPdf(planFromQuiz(given, routines), 'Lucía'));
    expect([2, 3, 4]).toContain(pages.length);
    expectClean(pages);
  });

  test('a routine longer than a page goes on on the next', async () => {
    const long = (text: string, times: number) => Array(times).fill(text).join(' ');
    const days = plan.days.map((day) => {
      if (!day.session) return day;
      const [entry] = day.session.entries;
      if (!entry) throw new Error('a session without exercises');
      const longest = { ...entry, sets: 20, name: long('Nombre', 12), cue: long('consejo', 30) };
      return { ...day, session: { ...day.session, name: long('Rutina', 20), entries: Array(30).fill(longest) } };
    });
    const pages = await readPdf(await quizPlanPdf({ ...plan, days } satisfies StartingPlan, 'Lucía'));
    expect(pages.length).toBeGreaterThan(4);
    expectClean(pages);
  });

  test('a week without sessions is one page', async () => {
    const pages = await readPdf(await quizPlanPdf(planFromQuiz(answers, []), 'Lucía'));
    expect(pages).toHaveLength(1);
    expectClean(pages);
  });
});
