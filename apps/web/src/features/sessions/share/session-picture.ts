import { setsText } from '@bandeja/domain/matches/rules';
import type { Session, SessionEntry, SetRow } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { shareTexts } from '#features/sessions/texts.ts';
import { formatNumber, formatWeekdayDate } from '#lib/format.ts';
import type { PictureCell, PictureSpec } from '#ui/picture/picture.ts';

const texts = shareTexts.picture;

type BestSet = { entry: SessionEntry; value: string; unit: string };

/** The heaviest (of two alike the one with more reps), else most reps, longest, farthest; null without figures. */
export function bestSetOf({ exercises }: Pick<Session, 'exercises'>): BestSet | null {
  const done = exercises.flatMap((entry) => entry.setRows.filter((set) => set.done).map((set) => ({ entry, set })));
  const best = (worth: (set: SetRow) => number) => {
    const [first] = done.toSorted((one, other) => worth(other.set) - worth(one.set));
    return first && worth(first.set) > 0 ? first : undefined;
  };
  const heavy = best(({ weight, reps }) => (weight && reps ? weight * 1000 + reps : 0));
  if (heavy) {
    const { weight, reps } = heavy.set;
    return { entry: heavy.entry, value: `${formatNumber(weight ?? 0)} kg × ${reps}`, unit: '' };
  }
  const most = best(({ reps, seconds, metres }) => (seconds || metres ? 0 : (reps ?? 0)));
  if (most) return { entry: most.entry, value: formatNumber(most.set.reps ?? 0), unit: texts.reps };
  const longest = best(({ seconds }) => seconds ?? 0);
  if (longest) return { entry: longest.entry, value: formatNumber(longest.set.seconds ?? 0), unit: 's' };
  const farthest = best(({ metres }) => metres ?? 0);
  return farthest ? { entry: farthest.entry, value: formatNumber(farthest.set.metres ?? 0), unit: 'm' } : null;
}

/** Name, day, minutes, best set or result. Not how hard it was, nor heart rate, notes, body or discomfort. */
export function sessionPicture(session: Session): PictureSpec {
  const best = bestSetOf(session);
  const cells: PictureCell[] = [{ name: texts.time, value: formatNumber(minutesOf(session.duration)), unit: 'min' }];
  if (session.match && session.match.sets.length > 0) {
    cells.push({ name: texts.result, value: setsText(session.match.sets) });
  } else if (best) {
    cells.push({ name: texts.bestSet, value: best.value, unit: best.unit || undefined, note: best.entry.name });
  }
  const { completedExercises, exerciseCount } = session;
  return {
    date: formatWeekdayDate(session.localDate),
    title: session.name,
    cells,
    figure: session.match ? null : best?.entry.figure,
    footer: exerciseCount > 0 ? texts.done(completedExercises.length, exerciseCount) : '',
  };
}
