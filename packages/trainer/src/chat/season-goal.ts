import type { ChatAction } from '@bandeja/domain/coach/contract';
import { factText } from '@bandeja/domain/coach/messages';
import type { Fact } from '@bandeja/domain/coach/schemas';
import { goalNames } from '@bandeja/domain/season/messages';
import type { SeasonGoalKind } from '@bandeja/domain/season/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { compose, lowerFirst } from '#chat/phrase.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext } from '#chat/types.ts';
import { kindOfGoal } from '#season/told-goal.ts';

type Wish = Omit<Extract<ChatAction, { type: 'season_goal' }>['data'], 'replaces'>;

const trains: Partial<Record<SeasonGoalKind, string>> = {
  net: 'cada semana trae trabajo de red y de globo',
  strength: 'los bloques ponen la fuerza por delante',
};
const nameLength = 60;

function wishOf(fact: Fact): Wish[] {
  if (fact.kind === 'tournament') return [{ kind: 'tournament', name: '', date: fact.date }];
  if (fact.kind !== 'goal') return [];
  const kind = kindOfGoal(fact.goal);
  return kind === null ? [] : [{ kind, name: capitalise(fact.goal).slice(0, nameLength), date: null }];
}

/** A tournament and a goal that the season knows how to reach lie in the season alone: it is proposed there. */
export function goalProposal(
  told: readonly Fact[],
  { season: { goals, isOwn } }: ChatContext,
): { text: string; action: ChatAction } | null {
  const isThere = ({ kind, date }: Wish) => goals.some((goal) => goal.kind === kind && goal.date === date);
  const [fact, wish] =
    told.flatMap((each) => wishOf(each).map((one) => [each, one] as const)).find(([, one]) => !isThere(one)) ?? [];
  if (fact === undefined || wish === undefined) return null;
  const [before] = isOwn ? [] : goals;
  const replaces = before === undefined ? null : before.name || goalNames[before.kind];
  const line =
    wish.kind === 'tournament'
      ? `${factText(fact)}: lo pongo como objetivo de tu temporada, y la semana del torneo llegas con menos volumen.`
      : `Lo pongo como objetivo de tu temporada: ${lowerFirst(trains[wish.kind] ?? '')}.`;
  const gives = replaces !== null && `Ocupa el lugar de «${replaces}».`;
  return {
    text: compose([line, gives], texts.confirm),
    action: { type: 'season_goal', data: { ...wish, replaces } },
  };
}
