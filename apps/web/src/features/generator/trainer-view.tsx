import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trainerViewQuery } from '#features/generator/api.ts';
import { viewTexts as texts } from '#features/generator/texts.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListWait } from '#ui/list-wait.tsx';

export function TrainerView() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link-alone" onClick={() => setOpen(true)}>
        <Icon as={EyeIcon} />
        {texts.open}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.open}>
        <Facts />
      </Dialog>
    </>
  );
}

function Facts() {
  const query = useQuery(trainerViewQuery);
  const { data: view } = query;
  if (!view)
    return (
      <ListWait
        query={query}
        failed={texts.failed}
        loading={texts.loading}
        bars={['h-5 w-11/12', 'h-10 w-full', 'h-10 w-full', 'h-10 w-full']}
      />
    );
  const { outsideService, facts } = view;
  return (
    <>
      <p className="text-ui text-ink-2">{outsideService === null ? texts.inside : texts.outside(outsideService)}</p>
      <dl className="grid">
        {facts.map(({ label, value, sentOut }) => (
          <div key={label} className="grid gap-0.5 border-t py-2.5">
            <dt className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
              {label}
              {outsideService !== null && (
                <Badge tone={sentOut ? 'warn' : 'otr'}>{sentOut ? texts.sent : texts.local}</Badge>
              )}
            </dt>
            <dd className="font-strong break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink to={paths.profile} className="justify-self-start">
        {texts.change}
      </ArrowLink>
    </>
  );
}
