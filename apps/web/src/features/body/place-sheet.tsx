import type { Body } from '@bandeja/domain/body/contract';
import { placeName } from '@bandeja/domain/body/messages';
import type { DiscomfortBeginning } from '@bandeja/domain/body/vocabulary';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { useReportDiscomfort } from '#features/body/api.ts';
import type { Place } from '#features/body/body-places.ts';
import { LevelRow } from '#features/body/level-row.tsx';
import { bodyTexts } from '#features/body/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = bodyTexts.form;

type Standing = Body['standing'][number];
type Feeling = 'cares' | 'hurts' | 'fine';

type PlaceSheetProps = {
  place: Place;
  standing: Standing | null;
  hasConsent: boolean;
  /** Where the finger was, in the sheet's container. */
  at: { x: number; top: number };
  onClose: () => void;
};

/** Opens at the finger and points at it; it is no modal window, so that another place is one tap away. */
export function PlaceSheet({ place, standing, hasConsent, at, onClose }: PlaceSheetProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [feeling, setFeeling] = useState<Feeling>(standing?.cares === true ? 'cares' : 'hurts');
  const [level, setLevel] = useState<number | null>(null);
  const [began, setBegan] = useState<DiscomfortBeginning>('today');
  const [atNight, setAtNight] = useState(false);
  const { start, isPending, error } = useReportDiscomfort();
  const toast = useToast();

  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function save() {
    const hurts = feeling === 'hurts' && level !== null && level > 0;
    const report = {
      ...place,
      level: hurts ? level : 0,
      atNight: hurts && atNight,
      cares: feeling === 'cares',
      ...(hurts && standing === null ? { began } : {}),
    };
    const onSuccess = () => {
      toast(texts.saved);
      onClose();
    };
    start(report, { onSuccess });
  }

  const isReady = feeling !== 'hurts' || level !== null;
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="floating absolute inset-x-0 z-1 scroll-mb-24 grid gap-4 rounded-4 p-5 outline-none before:absolute before:-top-2 before:left-(--at) before:size-4 before:-translate-x-1/2 before:rotate-45 before:bg-inherit"
      style={{ top: at.top, '--at': `${at.x}px` } as CSSProperties}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={`${id}-title`} className="heading-2 pt-1.5 first-letter:uppercase">
          {placeName(place.region, place.side)}
        </h2>
        <IconButton icon={XIcon} label={texts.close} className="-mr-2.5" onClick={onClose} />
      </div>
      <Segmented isWide label={texts.feeling} value={feeling} onChange={setFeeling} options={texts.feelings} />
      {feeling === 'hurts' && (
        <>
          <LevelRow label={texts.level} value={level} onChoose={setLevel} />
          {standing === null && (
            <div className="grid gap-2">
              <p className="field-label">{texts.began}</p>
              <Segmented isWide label={texts.began} value={began} onChange={setBegan} options={texts.beginnings} />
            </div>
          )}
          <Checkbox label={texts.atNight} checked={atNight} onChange={(event) => setAtNight(event.target.checked)} />
        </>
      )}
      {feeling === 'cares' && <p className="text-ui text-ink-2">{texts.caresHint}</p>}
      {!hasConsent && (
        <div className="grid gap-2">
          <p className="text-sm">{texts.consent}</p>
          <blockquote className="border-l-2 border-ink bg-sunken px-4 py-3 text-sm">
            {consentTexts.discomforts.text}
          </blockquote>
        </div>
      )}
      {error && <Alert kind="err">{serverMessage(error) ?? bodyTexts.saveFailed}</Alert>}
      <Button
        variant="saque"
        size="lg"
        full
        pending={isPending}
        pendingLabel={texts.saving}
        disabled={!isReady}
        onClick={save}
      >
        {texts.save}
      </Button>
    </div>
  );
}
