import { doseText, prescribed, restText } from '@bandeja/domain/exercises/dose';
import type { Place } from '@bandeja/domain/exercises/vocabulary';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { type FirstWeekDay, firstWeek } from '#leads/first-week.ts';
import type { FirstWeekEntry } from '#leads/first-week-tables.ts';

/** Columns of a plain text file that no window has to wrap. */
const columns = 78;
const nameColumns = 38;
const doseColumns = 20;
const places: Record<Place, string> = { home: 'en casa', court: 'en la pista' };

/** The byte order mark is for text viewers of phones, which take a bare UTF-8 file for Latin-1 and garble accents. */
export function firstWeekText(): string {
  const { title, lead, audience, kit, before, effort, days, weekTwo, disclaimer } = firstWeek;
  const blocks = [
    [`BANDEJA · ${title.toUpperCase()}`, '='.repeat(columns), ...wrapped(lead), '', ...wrapped(audience)],
    section('Qué necesitas', wrapped(kit)),
    section('Antes de empezar', before.flatMap(bullet)),
    section('Cómo saber si el esfuerzo es el justo', effort.flatMap(bullet)),
    section('La semana de un vistazo', days.map(overviewLine)),
    ...days.map(dayBlock),
    section('Y la segunda semana', weekTwo.flatMap(bullet)),
    ['-'.repeat(columns), disclaimer],
  ];
  return `\uFEFF${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  return [title.toUpperCase(), '-'.repeat(title.length), ...lines];
}

function overviewLine({ weekday, title, minutes }: FirstWeekDay): string {
  return `${weekdayNames[weekday].padEnd(12)}${title.padEnd(nameColumns)}${minutes > 0 ? `${minutes} min` : '—'}`;
}

function dayBlock({ weekday, title, place, minutes, why, entries }: FirstWeekDay): string[] {
  const facts = place ? [`${minutes} min`, places[place]] : [];
  const heading = [weekdayNames[weekday].toUpperCase(), title, ...facts].join(' · ');
  return ['='.repeat(columns), heading, ...wrapped(why), ...entries.flatMap(entryLines)];
}

function entryLines({ name, dose, cue }: FirstWeekEntry): string[] {
  const rest = restText(dose);
  const line = `[ ] ${name.padEnd(nameColumns)}${doseText(prescribed(dose), ' por lado').padEnd(doseColumns)}${rest ? `desc. ${rest}` : ''}`;
  return ['', line.trimEnd(), ...wrapped(cue, '    ')];
}

function bullet(text: string): string[] {
  const [first = '', ...rest] = wrapped(text, '  ');
  return [`- ${first.trimStart()}`, ...rest];
}

function wrapped(text: string, indent = ''): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}${word}`);
  }
  return lines;
}
