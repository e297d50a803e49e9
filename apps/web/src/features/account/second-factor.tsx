import type { Passkey, SecondFactor } from '@bandeja/domain/account/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorQuery, useProtection } from '#features/account/api.ts';
import { CodeSetup } from '#features/account/code-setup.tsx';
import { ProofDialog } from '#features/account/proof-dialog.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { formatLongDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { useToast } from '#ui/toast.tsx';

const { secondFactor: texts, passkeys: keyTexts } = accountTexts;

type Step =
  | { kind: 'none' }
  | { kind: 'activate' }
  | { kind: 'setup'; begun: { secret: string; uri: string } }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'renew' }
  | { kind: 'end' }
  | { kind: 'addPasskey' }
  | { kind: 'removePasskey'; passkey: Passkey };

export function SecondFactorPart() {
  const query = useQuery(secondFactorQuery);
  const [step, setStep] = useState<Step>({ kind: 'none' });
  if (!query.data)
    return (
      <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} bars={['h-5 w-3/5', 'h-5 w-2/5']} />
    );
  return (
    <>
      <Codes state={query.data} onStep={setStep} />
      <Passkeys passkeys={query.data.passkeys} onStep={setStep} />
      <Windows step={step} onStep={setStep} />
    </>
  );
}

type OnStep = (step: Step) => void;

function Codes({ state, onStep }: { state: SecondFactor; onStep: OnStep }) {
  return (
    <div className="grid content-start gap-3">
      <div>
        <h3 className="flex flex-wrap items-center gap-2">
          {texts.title}
          <Badge tone={state.isOn ? 'ok' : 'otr'}>{state.isOn ? texts.on : texts.off}</Badge>
        </h3>
        <p className="text-sm text-ink-2">{texts.lead}</p>
      </div>
      {state.isRequired && <Alert kind="warn">{texts.required}</Alert>}
      {state.isOn ? (
        <>
          <p>{texts.left(state.recoveryCodesLeft)}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="line" onClick={() => onStep({ kind: 'renew' })}>
              {texts.renew}
            </Button>
            <Button variant="danger" onClick={() => onStep({ kind: 'end' })}>
              {texts.end}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="line" className="justify-self-start" onClick={() => onStep({ kind: 'activate' })}>
          {texts.activate}
        </Button>
      )}
    </div>
  );
}

function Passkeys({ passkeys, onStep }: { passkeys: readonly Passkey[]; onStep: OnStep }) {
  const isSupported = 'PublicKeyCredential' in window;
  return (
    <div className="grid content-start gap-3">
      <div>
        <h3 id="llaves">{keyTexts.title}</h3>
        <p className="text-sm text-ink-2">{keyTexts.lead}</p>
      </div>
      {passkeys.length === 0 ? (
        <p>{isSupported ? keyTexts.none : keyTexts.unsupported}</p>
      ) : (
        <ul aria-labelledby="llaves" className="border-y">
          {passkeys.map((passkey) => (
            <li
              key={passkey._id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 not-first:border-t"
            >
              <div className="grid min-w-0 gap-0.5">
                <span className="font-strong break-words">{passkey.name}</span>
                <span className="text-sm text-ink-2">{lastUse(passkey)}</span>
              </div>
              <Button
                variant="line"
                size="sm"
                aria-label={keyTexts.removeOf(passkey.name)}
                onClick={() => onStep({ kind: 'removePasskey', passkey })}
              >
                {keyTexts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isSupported && (
        <Button variant="line" className="justify-self-start" onClick={() => onStep({ kind: 'addPasskey' })}>
          {keyTexts.add}
        </Button>
      )}
    </div>
  );
}

const lastUse = ({ lastUsedAt, createdAt }: Passkey): string =>
  lastUsedAt === null ? keyTexts.unused(formatLongDate(createdAt)) : keyTexts.used(formatLongDate(lastUsedAt));

/** The device itself refuses a second key (WebAuthn, «excludeCredentials»). */
function whyNone(error: unknown): string {
  const isHere = error instanceof Error && error.name === 'InvalidStateError';
  return isHere ? keyTexts.alreadyHere : keyTexts.cancelled;
}

function Windows({ step, onStep }: { step: Step; onStep: OnStep }) {
  const protection = useProtection();
  const toast = useToast();
  const close = () => onStep({ kind: 'none' });
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => onStep({ kind: 'codes', codes: recoveryCodes });
  const thenSay = (sentence: string) => {
    close();
    toast(sentence);
  };
  switch (step.kind) {
    case 'none':
      return null;
    case 'activate': {
      const ask = { title: texts.setup.title, text: texts.setup.ask, confirm: texts.next };
      const send = async (password: string) => onStep({ kind: 'setup', begun: await protection.begin(password) });
      return <ProofDialog key="activate" texts={ask} send={send} onClose={close} />;
    }
    case 'setup': {
      const confirm = async (code: string) => showCodes(await protection.confirm(code));
      return <CodeSetup begun={step.begun} onCode={confirm} onClose={close} />;
    }
    case 'codes':
      return <RecoveryCodes codes={step.codes} onClose={close} />;
    case 'renew': {
      const send = async (password: string) => showCodes(await protection.renew(password));
      return <ProofDialog key="renew" texts={texts.renewDialog} send={send} onClose={close} />;
    }
    case 'end': {
      const send = async (password: string) => {
        await protection.end(password);
        thenSay(texts.ended);
      };
      return <ProofDialog key="end" texts={texts.endDialog} isDanger send={send} onClose={close} />;
    }
    case 'addPasskey': {
      const send = async (password: string, name: string) => {
        await protection.addPasskey(password, name);
        thenSay(keyTexts.added(name));
      };
      return (
        <ProofDialog
          key="add"
          texts={keyTexts.addDialog}
          name={{ label: keyTexts.name, hint: keyTexts.nameHint }}
          fallback={whyNone}
          send={send}
          onClose={close}
        />
      );
    }
    case 'removePasskey': {
      const { _id, name } = step.passkey;
      const send = async (password: string) => {
        await protection.removePasskey(password, _id);
        thenSay(keyTexts.removed(name));
      };
      return <ProofDialog key="remove" texts={keyTexts.removeDialog} isDanger send={send} onClose={close} />;
    }
  }
}

const codesTexts = accountTexts.secondFactor.codes;

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast(codesTexts.copied);
    } catch {
      toast(codesTexts.copyFailed, { kind: 'err', seconds: 6 });
    }
  }
  return (
    <Dialog
      isOpen
      isAlert
      onClose={onClose}
      title={codesTexts.title}
      footer={
        <>
          <Button variant="line" onClick={() => void copy()}>
            {codesTexts.copy}
          </Button>
          <Button variant="solid" onClick={onClose}>
            {codesTexts.done}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{codesTexts.text}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 font-strong tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
