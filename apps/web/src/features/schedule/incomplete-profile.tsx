import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { RulerIcon } from '@phosphor-icons/react/dist/csr/Ruler';
import { scheduleTexts } from '#features/schedule/texts.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const texts = scheduleTexts.profile;

const needs = [
  { text: texts.needs.days, icon: CalendarBlankIcon },
  { text: texts.needs.duration, icon: ClockIcon },
  { text: texts.needs.body, icon: RulerIcon },
];

export type IncompleteProfileProps = {
  isChecking: boolean;
  onCheck: () => void;
  isSecond: boolean;
};

export function IncompleteProfile({ isChecking, onCheck, isSecond }: IncompleteProfileProps) {
  return (
    <section
      aria-labelledby="incomplete-profile"
      className="card flex min-w-0 flex-wrap items-center gap-x-12 gap-y-6 md:p-8"
    >
      <div className="grid min-w-0 flex-1 basis-100 gap-4">
        <div className="grid gap-2">
          <h2 id="incomplete-profile" className="heading-1">
            {texts.title}
          </h2>
          <p className="max-w-sentence text-ink-2">{texts.text}</p>
        </div>
        <div className="grid gap-2">
          <p className="text-ui font-strong">{texts.needed}</p>
          <ul className="grid gap-1.5 text-ui">
            {needs.map(({ text, icon }) => (
              <li key={text} className="flex items-start gap-2.5">
                <Icon as={icon} weight="regular" className="mt-0.5 size-5 flex-none text-ink-3" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-1 grid gap-2.5 sm:flex sm:flex-wrap">
          <LinkButton variant={isSecond ? 'solid' : 'saque'} size="lg" to={paths.onboarding}>
            {texts.complete}
          </LinkButton>
          <Button variant="line" size="lg" pending={isChecking} pendingLabel={texts.checking} onClick={onCheck}>
            {texts.recheck}
          </Button>
        </div>
      </div>
      <PlanCourt className="mx-auto hidden w-42 text-line-strong md:block" />
    </section>
  );
}
