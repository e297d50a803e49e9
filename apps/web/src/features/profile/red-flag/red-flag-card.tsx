import type { RedFlag } from '@bandeja/domain/profile/contract';
import { helpTexts } from '@bandeja/domain/profile/danger.messages';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { WarningOctagonIcon } from '@phosphor-icons/react/dist/csr/WarningOctagon';
import { useAnswerSuspicion, useConfirmRedFlag } from '#features/profile/api.ts';
import { redFlagTexts as texts } from '#features/profile/red-flag/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-look.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useToast } from '#ui/toast.tsx';

const helplines = ['024', '112'];

export function RedFlagCard({ flag }: { flag: RedFlag }) {
  const toast = useToast();
  const { start, isPending, error } = useConfirmRedFlag();
  const back = useAnswerSuspicion(() => toast(texts.takenBack, { seconds: 6 }));
  const { title, confirm } = texts.kinds[flag.kind];
  const isCrisis = flag.kind === 'crisis';
  const failure = error ?? back.error;
  const numbers = helplines.filter((number) => flag.message.includes(number));

  const onSuccess = () => toast(texts.saved, { seconds: 6 });

  return (
    <section
      role="alert"
      aria-labelledby="red-flag"
      className="off-court grid gap-3.5 rounded-3 border-2 border-err bg-err-tint p-5 lg:p-8"
    >
      <p className="flex items-center gap-2.5 font-head text-err">
        <Icon as={WarningOctagonIcon} weight="fill" className="size-6.5 flex-none" />
        {texts.before}
      </p>
      <h2 id="red-flag" className="max-w-[16ch] text-[1.5rem] sm:max-w-none">
        {title}
      </h2>
      <p className="max-w-reading">{flag.message}</p>
      {isCrisis && <p className="max-w-reading text-sm">{helpTexts.elsewhere}</p>}
      {failure && <Alert kind="err">{serverMessage(failure) ?? texts.failed}</Alert>}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {numbers.map((number) => (
          <a key={number} href={`tel:${number}`} className={buttonClass({ variant: 'alarm', size: 'lg' })}>
            <Icon as={PhoneIcon} weight="fill" />
            {texts.call(number)}
          </a>
        ))}
        <Button
          variant="line"
          size="lg"
          pending={isPending}
          pendingLabel={texts.confirming}
          onClick={() => start(flag.words, { onSuccess })}
        >
          {confirm}
        </Button>
        {isCrisis && (
          <Button
            variant="line"
            size="lg"
            pending={back.isPending}
            pendingLabel={texts.confirming}
            onClick={() => back.start({ about: 'injuries', answer: 'none' })}
          >
            {helpTexts.notMeant}
          </Button>
        )}
      </div>
      <div className="grid justify-items-start border-t border-err pt-3 text-ui">
        <p>{texts.quoted(flag.words)}</p>
        <Link to={paths.editProfile} className="link-alone text-ink">
          {texts.change}
        </Link>
      </div>
    </section>
  );
}
