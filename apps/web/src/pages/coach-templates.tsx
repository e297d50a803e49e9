import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { CoachTemplate } from '@bandeja/domain/coaching/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { templatesQuery, useDeleteTemplate } from '#features/coaching/api.ts';
import { ApplyTemplate } from '#features/coaching/apply-template.tsx';
import { removeTemplateTexts, templateTexts as texts } from '#features/coaching/template-texts.ts';
import { type Routines, TemplateWeeks } from '#features/coaching/template-weeks.tsx';
import { homeTexts } from '#features/coaching/texts.ts';
import { routinesQuery } from '#features/routines/api.ts';
import * as paths from '#lib/paths.ts';
import { timeZone } from '#lib/time-zone.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FoldCard } from '#ui/fold-card.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';

/** The address of one that is not stored yet. */
const fresh = paths.coachTemplate('new');

export function CoachTemplatesPage() {
  const query = useQuery(templatesQuery);
  const routines = useQuery(routinesQuery).data ?? [];
  const templates = query.data?.templates;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <p>
        <Link to={paths.coachHome}>{homeTexts.title}</Link>
      </p>
      <PageTitle
        title={texts.title}
        sentence={texts.sentence}
        action={<LinkButton to={fresh}>{texts.create}</LinkButton>}
      />
      {!templates && <ListWait query={query} failed={texts.failed} loading={texts.loading} level={2} />}
      {templates?.length === 0 && (
        <EmptyState level={2} className="card" title={texts.none}>
          {texts.noneText}
        </EmptyState>
      )}
      {templates && templates.length > 0 && (
        <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {templates.map((template) => (
            <Template key={template._id} template={template} routines={routines} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Template({ template, routines }: { template: CoachTemplate; routines: Routines }) {
  const { _id, name, weeks } = template;
  const [step, setStep] = useState<'none' | 'apply' | 'remove'>('none');
  const remove = useDeleteTemplate();
  const navigate = useNavigate();
  const toast = useToast();
  const close = () => setStep('none');
  return (
    <li className="grid min-w-0 gap-2.5">
      <FoldCard
        head={
          <>
            <h2 className="heading-3 wrap-anywhere">{name}</h2>
            <p className="text-sm text-ink-2">{texts.weeks(weeks.length)}</p>
          </>
        }
      >
        <TemplateWeeks weeks={weeks} routines={routines} />
      </FoldCard>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="line" aria-label={`${texts.applyShort}: ${name}`} onClick={() => setStep('apply')}>
          {texts.applyShort}
        </Button>
        <LinkButton size="sm" variant="line" to={paths.coachTemplate(_id)} aria-label={`${texts.change}: ${name}`}>
          {texts.change}
        </LinkButton>
        <Button size="sm" variant="ghost" aria-label={`${texts.remove}: ${name}`} onClick={() => setStep('remove')}>
          {texts.remove}
        </Button>
      </div>
      {step === 'apply' && (
        <ApplyTemplate
          template={template}
          routines={routines}
          today={localDateIn(timeZone, new Date())}
          onDone={(playerId) => void navigate(paths.coachedPlayer(playerId))}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={step === 'remove'}
        texts={removeTemplateTexts}
        action={{ ...remove, start: () => remove.start(_id, { onSuccess: () => toast(texts.removed) }) }}
        onClose={close}
      />
    </li>
  );
}
