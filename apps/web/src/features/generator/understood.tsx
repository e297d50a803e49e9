import { chipLabel } from '@bandeja/domain/generator/messages';
import type { ReadChip, WishChip } from '@bandeja/domain/generator/schemas';
import type { ChipKind } from '@bandeja/domain/generator/vocabulary';
import { BandaidsIcon } from '@phosphor-icons/react/dist/csr/Bandaids';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { PersonSimpleRunIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleRun';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, useState } from 'react';
import { Choices } from '#features/generator/choices.tsx';
import { generatorTexts } from '#features/generator/texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';

const texts = generatorTexts.routine;

const icons: Record<ChipKind, typeof ClockIcon> = {
  minutes: ClockIcon,
  place: HouseIcon,
  equipment: BarbellIcon,
  care: BandaidsIcon,
  hurts: BandaidsIcon,
  group: PersonSimpleRunIcon,
  category: PersonSimpleRunIcon,
  stroke: PersonSimpleRunIcon,
  demand: ProhibitIcon,
  level: PersonSimpleRunIcon,
};
const isSame = (one: WishChip, other: WishChip) => one.kind === other.kind && one.value === other.value;

type UnderstoodProps = {
  chips: readonly ReadChip[];
  isCorrecting: boolean;
  isProposed?: boolean;
  onCorrect: (chips: WishChip[]) => void;
};

export function Understood({ chips, isCorrecting, isProposed = false, onCorrect }: UnderstoodProps) {
  const titleId = useId();
  const [open, setOpen] = useState<WishChip | null>(null);
  const [isAdding, setAdding] = useState(false);
  const opened = chips.find((chip) => open !== null && isSame(chip, open));
  const plain = chips.map(({ kind, value }): WishChip => ({ kind, value }));
  const replace = (chip: WishChip, by: WishChip[]) =>
    onCorrect(plain.flatMap((each) => (isSame(each, chip) ? by : [each])));
  const state = isProposed ? texts.proposed : texts.current;
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={titleId}>{texts.understood}</h3>
        <p role="status" className="inline-flex items-center gap-1.5 text-sm text-ink-2">
          {!isCorrecting && !isProposed && <Icon as={CheckIcon} className="size-4 flex-none" />}
          {isCorrecting ? texts.correcting : state}
        </p>
      </div>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-2">
        {chips.map((chip) => {
          const label = chipLabel(chip);
          const isOpen = opened !== undefined && isSame(chip, opened);
          return (
            <li
              key={`${chip.kind}:${chip.value}`}
              className={classNames('flex rounded-2 border', isOpen ? 'bg-solid text-on-solid' : 'bg-surface')}
            >
              <button
                type="button"
                aria-expanded={isOpen}
                className="flex min-h-tap items-center gap-2 pr-1 pl-3 text-ui"
                onClick={() => setOpen(isOpen ? null : chip)}
              >
                <Icon as={icons[chip.kind]} weight="regular" className="size-5 flex-none" />
                {label}
              </button>
              <button
                type="button"
                aria-label={texts.remove(label)}
                disabled={isCorrecting}
                className="grid min-h-tap w-11 place-items-center"
                onClick={() => replace(chip, [])}
              >
                <Icon as={XIcon} className="size-4" />
              </button>
            </li>
          );
        })}
        <li>
          <button type="button" className="chip border-dashed" onClick={() => setAdding(true)}>
            <Icon as={PlusIcon} className="size-4" />
            {texts.add}
          </button>
        </li>
      </ul>
      {opened && (
        <div className="grid gap-3 rounded-2 border border-ink p-4">
          <p className="text-ui text-ink-2">
            {opened.quote === null ? (
              texts.chosen
            ) : (
              <>
                {texts.quote} <strong className="font-strong text-ink">{`«${opened.quote}»`}</strong>
              </>
            )}
          </p>
          <BodyState chip={opened} onChange={(by) => replace(opened, by)} onOpen={setOpen} />
        </div>
      )}
      <Dialog isOpen={isAdding} title={texts.addTitle} onClose={() => setAdding(false)}>
        <Choices chips={plain} disabled={isCorrecting} onChange={onCorrect} />
        <Button full onClick={() => setAdding(false)}>
          {texts.close}
        </Button>
      </Dialog>
    </section>
  );
}

type BodyStateProps = { chip: ReadChip; onChange: (by: WishChip[]) => void; onOpen: (chip: WishChip | null) => void };

function BodyState({ chip, onChange, onOpen }: BodyStateProps) {
  if (chip.kind !== 'care' && chip.kind !== 'hurts') return null;
  const states = (['care', 'hurts', 'fine'] as const).map((value) => ({ value, label: texts.body[value] }));
  return (
    <Segmented
      label={chip.value}
      options={states}
      value={chip.kind}
      onChange={(state) => {
        const next: WishChip | null = state === 'fine' ? null : { kind: state, value: chip.value };
        onOpen(next);
        onChange(next === null ? [] : [next]);
      }}
    />
  );
}
