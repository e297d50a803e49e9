import { flagText, forReader } from '@bandeja/domain/profile/safety.messages';
import type { Heard } from '@bandeja/domain/profile/schemas';
import { dangerOf, flagOf } from '@bandeja/reader/danger';
import { placesIn } from '@bandeja/reader/language/health/places';
import { topicOf } from '@bandeja/reader/safety/danger-topic';
import { textsFor, theirDangerIn } from '@bandeja/reader/safety/somebody-else';
import { writtenText } from '@bandeja/reader/safety/written-text';
import { suspicionOf } from '@bandeja/reader/understand/decisions';
import { healthOf } from '@bandeja/reader/understand/health';
import { understand } from '@bandeja/reader/understand/understand';
import { noteReply } from '@bandeja/trainer/chat/note-reply';
import { hearDiscomforts, knowsDiscomforts } from '#features/body/feed.service.ts';
import { loadUser } from '#features/profile/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/** What new notes say to hurt joins the list of discomforts; what notes owe is answered each time. */
export async function hearNotes(inTx: Deps, actor: Actor, notes: string | undefined, former: string): Promise<Heard> {
  // saving a set has no notes, and reading takes longer than the save
  if (!notes?.trim()) return {};
  const frame = understand(notes, { channel: 'chat' });
  const theirs = theirDangerIn(notes, frame);
  const isHurt = theirs === null && frame.health.pain;
  const isKept =
    isHurt && (await keepDiscomforts(inTx, actor, placesIn(notes, frame.health.injuries), notes !== former));
  const { age } = await loadUser(inTx, actor.userId);
  if (theirs !== null) {
    const lines = textsFor(theirs, age);
    return lines === null ? { asks: 'bystander' } : { warning: lines.join(' ') };
  }
  const suspicion = suspicionOf(frame.danger);
  if (suspicion === 'question') return { asks: topicOf(frame.text, frame) };
  const soft = suspicion === 'soft' ? ({ soft: true } as const) : {};
  const reader = { age, today: inTx.now().toISOString() };
  const warning = writtenText(frame, reader);
  if (warning === null) {
    const answer = isHurt ? noteReply(frame.health, isKept, age) : null;
    return answer === null ? soft : { answer, ...soft };
  }
  if (frame.health.redFlag !== 'crisis') return { warning, ...soft };
  const besides = flagOf(dangerOf(healthOf(frame, true)));
  return { warning, crisis: { besides: besides && forReader(flagText(besides, healthOf(frame, true)), age) } };
}

/** Notes that are saved again, as with each tap on a scale, add nothing to the list. @returns whether it knows of them */
const keepDiscomforts = (inTx: Deps, actor: Actor, places: ReturnType<typeof placesIn>, isNews: boolean) =>
  isNews ? hearDiscomforts(inTx, actor, places, 'notes') : knowsDiscomforts(inTx, actor, places);

/** Whether the words tell of a danger to the player themselves. */
export function tellsOfDanger(notes: string): boolean {
  const frame = understand(notes, { channel: 'chat' });
  if (theirDangerIn(notes, frame) !== null || suspicionOf(frame.danger) === 'question') return false;
  return flagOf(dangerOf(frame.health)) !== null;
}
