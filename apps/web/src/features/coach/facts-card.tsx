import type { Facts, ToldFact } from '@bandeja/domain/coach/contract';
import { factGroups, factText } from '@bandeja/domain/coach/messages';
import { isHealthFact } from '@bandeja/domain/coach/rules';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { type ReactNode, useState } from 'react';
import { useForgetAll, useForgetFact, useRestoreFact, useSaveHealthConsent } from '#features/coach/api.ts';
import { factTexts as texts } from '#features/coach/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { useToast } from '#ui/toast.tsx';

const undoSeconds = 10;

/** What the player told, in groups, each with its sentence; one tap erases, and ten seconds take that back. */
export function FactsCard({ facts, healthConsent }: Facts) {
  const [isAsking, setAsking] = useState(false);
  const forget = useForgetFact();
  const restore = useRestoreFact();
  const forgetAll = useForgetAll();
  const toast = useToast();
  const error = forget.error ?? restore.error;

  function erase(told: ToldFact) {
    const { _id, ...fact } = told;
    const undo = () => restore.start(fact);
    const onSuccess = () =>
      toast(texts.forgotten(factText(told.fact)), {
        seconds: undoSeconds,
        undo: { hint: texts.undoHint, label: texts.undo, undo },
      });
    forget.start(_id, { onSuccess });
  }

  const listOf = (told: readonly ToldFact[]) => told.length > 0 && <FactList facts={told} onErase={erase} />;
  const ordinary = facts.filter(({ fact }) => !isHealthFact(fact));
  return (
    <div className="grid max-w-reading grid-cols-1 gap-8">
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
      {factGroups.map(({ title, kinds }) => {
        const told = kinds.flatMap((kind) => ordinary.filter(({ fact }) => fact.kind === kind));
        return (
          told.length > 0 && (
            <Group key={title} title={title}>
              {listOf(told)}
            </Group>
          )
        );
      })}
      <Group title={texts.health.title}>
        <HealthConsent isGiven={healthConsent} />
        {listOf(facts.filter(({ fact }) => isHealthFact(fact)))}
      </Group>
      <div className="grid justify-items-start">
        <p className="text-ink-2">{texts.season}</p>
        <ArrowLink to={paths.season}>{texts.toSeason}</ArrowLink>
      </div>
      {facts.length > 0 && (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {texts.eraseAll}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        texts={texts.dialog}
        action={{ ...forgetAll, start: () => forgetAll.start(undefined, { onSuccess: () => setAsking(false) }) }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function FactList({ facts, onErase }: { facts: readonly ToldFact[]; onErase: (told: ToldFact) => void }) {
  return (
    <ul className="card p-0">
      {facts.map((told) => {
        const text = factText(told.fact);
        return (
          <li key={told._id} className="flex items-center gap-3 border-line px-5 py-4 not-first:border-t">
            <div className="min-w-0 flex-1">
              <p className="font-strong break-words">{text}</p>
              <p className="break-words text-ink-2">«{told.sentence}»</p>
              <p className="num text-sm text-ink-2">{formatShortDate(told.saidAt)}</p>
            </div>
            <IconButton icon={TrashIcon} label={texts.erase(text)} onClick={() => onErase(told)} />
          </li>
        );
      })}
    </ul>
  );
}

function HealthConsent({ isGiven }: { isGiven: boolean }) {
  const { start, isPending, variables, error } = useSaveHealthConsent();
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{isGiven ? texts.health.given : texts.health.missing}</p>
      <blockquote className="border-l-2 border-ink bg-sunken px-4 py-3 text-sm">
        {consentTexts.healthFacts.text}
      </blockquote>
      <Switch
        label={texts.health.agree}
        checked={isPending ? variables === true : isGiven}
        onChange={(event) => start(event.target.checked)}
      />
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}
