import type { Session } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MatchFields } from '#features/matches/match-fields.tsx';
import { type MatchDraft, newDraft, readMemory } from '#features/matches/model.ts';
import { matchTexts } from '#features/matches/texts.ts';
import { movedTo, useCorrection } from '#lib/use-correction.ts';
import { userQuery } from '#lib/user-query.ts';
import { CorrectionFailure } from '#ui/correction-failure.tsx';
import { FormWindow } from '#ui/form-window.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = matchTexts.correcting;

type MatchCorrectionProps = { session: Session; isOpen: boolean; onClose: () => void };

export function MatchCorrection(props: MatchCorrectionProps) {
  const { data: user } = useQuery(userQuery);
  // partners come from this player's memory on the device
  return user && <Correction {...props} userId={user._id} />;
}

function Correction({ session, userId, isOpen, onClose }: MatchCorrectionProps & { userId: string }) {
  const toast = useToast();
  const [{ partners }] = useState(() => readMemory(userId));
  const correction = useCorrection(session, {
    draftOf,
    bodyOf,
    onSaved: () => {
      toast(texts.saved);
      onClose();
    },
  });
  const { draft, setDraft, isPending, save } = correction;
  return (
    <FormWindow
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      save={{ label: texts.save, full: true, isPending, start: save }}
    >
      <MatchFields draft={draft} onChange={setDraft} partners={partners} anyDay />
      <CorrectionFailure correction={correction} fallback={texts.failed} />
    </FormWindow>
  );
}

function bodyOf({ date, minutes, rpe, sets, ...match }: MatchDraft, { startTime }: Session) {
  const played = sets.filter(({ us, them }) => us + them > 0);
  return { startTime: movedTo(date, startTime), minutes, rpe, match: { ...match, sets: played } };
}

/** A match that came from a watch or was trained as a routine has no result yet. */
function draftOf({ localDate, duration, rpe, match }: Session): MatchDraft {
  const stored = { ...match, date: localDate, minutes: minutesOf(duration), rpe };
  return newDraft(stored, { partners: [], side: null }, new Date());
}
