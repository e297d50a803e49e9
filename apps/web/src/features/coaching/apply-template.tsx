import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import type { CoachedPage, CoachTemplate } from '@bandeja/domain/coaching/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { coachedQuery, templatesQuery, useApplyTemplate } from '#features/coaching/api.ts';
import { templateTexts, applyTemplateTexts as texts } from '#features/coaching/template-texts.ts';
import { type Routines, TemplateWeeks } from '#features/coaching/template-weeks.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { Select } from '#ui/select.tsx';
import { useToast } from '#ui/toast.tsx';

type ApplyTemplateProps = {
  /** Absent: the coach chooses. */
  player?: CoachedPage;
  template?: CoachTemplate;
  routines: Routines;
  today: string;
  onDone: (playerId: string) => void;
  onClose: () => void;
};

const mondaysShown = 12;

/** A template, a player and a Monday; what comes of it is read before it is a draft. */
export function ApplyTemplate({ player, template, routines, today, onDone, onClose }: ApplyTemplateProps) {
  const monday = mondayOf(today);
  const mondays = Array.from({ length: mondaysShown }, (_, index) => addDays(monday, 7 * index));
  const stored = useQuery({ ...templatesQuery, enabled: template === undefined });
  const coached = useQuery({ ...coachedQuery, enabled: player === undefined });
  const [templateId, setTemplateId] = useState(template?._id ?? '');
  const [playerId, setPlayerId] = useState(player?._id ?? '');
  const [startsOn, setStartsOn] = useState(mondays[1] ?? monday);
  const [isAsked, setAsked] = useState(false);
  const apply = useApplyTemplate();
  const toast = useToast();
  const templates = template ? [template] : (stored.data?.templates ?? []);
  const chosen = templates.find(({ _id }) => _id === templateId);
  const waiting = [...(template ? [] : [stored]), ...(player ? [] : [coached])].find(({ data }) => data === undefined);

  function submit() {
    setAsked(true);
    if (!chosen || playerId === '') return;
    apply.start(
      { playerId, templateId: chosen._id, startsOn },
      {
        onSuccess: () => {
          toast(texts.done);
          onDone(playerId);
        },
      },
    );
  }

  const failure = apply.error && (serverMessage(apply.error) ?? failureReason(apply.error));
  return (
    <FormDialog texts={texts} state={{ isPending: apply.isPending, failure, submit }} onClose={onClose}>
      {waiting && (
        <ListWait query={waiting} failed={templateTexts.failed} loading={templateTexts.loading} bars={['h-12']} />
      )}
      {!template && stored.data && (
        <Select
          label={texts.template}
          placeholder={texts.chooseTemplate}
          error={isAsked && !chosen ? texts.chooseTemplate : undefined}
          hint={templates.length === 0 ? texts.none : undefined}
          options={templates.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={templateId}
          onChange={({ target }) => setTemplateId(target.value)}
        />
      )}
      {!player && coached.data && (
        <Select
          label={texts.player}
          placeholder={texts.choosePlayer}
          error={isAsked && playerId === '' ? texts.choosePlayer : undefined}
          options={coached.data.players
            .filter(({ state }) => state === 'open')
            .map(({ _id, name }) => ({ value: _id, label: name }))}
          value={playerId}
          onChange={({ target }) => setPlayerId(target.value)}
        />
      )}
      <Select
        label={texts.starts}
        options={mondays.map((date) => ({ value: date, label: texts.monday(formatShortDate(date)) }))}
        value={startsOn}
        onChange={({ target }) => setStartsOn(target.value)}
      />
      {player && <ArrowLink to={paths.coachTemplates}>{templateTexts.open}</ArrowLink>}
      {chosen && (
        <section aria-label={texts.preview} className="grid gap-3 border-t pt-4">
          <p className="font-strong">{texts.preview}</p>
          {player && <Replaced player={player} template={chosen} startsOn={startsOn} />}
          <TemplateWeeks weeks={chosen.weeks} routines={routines} monday={startsOn} />
        </section>
      )}
    </FormDialog>
  );
}

/** Days the coach has published before. */
function Replaced({ player, template, startsOn }: { player: CoachedPage; template: CoachTemplate; startsOn: string }) {
  const dates = template.weeks.flat().flatMap((day, index) => (day === null ? [] : [addDays(startsOn, index)]));
  const own = player.days.filter(({ date, plan, draft }) => dates.includes(date) && (draft ?? plan?.coach)).length;
  return own > 0 && <p className="text-sm text-ink-2">{texts.replaces(own)}</p>;
}
