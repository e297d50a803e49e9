import type { Body } from '@bandeja/domain/body/contract';
import { useRef, useState } from 'react';
import { BodyMap } from '#features/body/body-map.tsx';
import { isAt, type Place, placeKey } from '#features/body/body-places.ts';
import { PlaceSheet } from '#features/body/place-sheet.tsx';
import { bodyTexts } from '#features/body/texts.ts';

/** Below the finger, so that the place stays in sight. */
const belowFinger = 34;

type Opened = { place: Place; at: { x: number; top: number }; button: HTMLElement };

export function ReportCard({ body }: { body: Body }) {
  const container = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  function open(place: Place, button: HTMLElement) {
    const [box, of] = [button.getBoundingClientRect(), container.current?.getBoundingClientRect()];
    const x = box.left + box.width / 2 - (of?.left ?? 0);
    const top = box.top + box.height / 2 - (of?.top ?? 0) + belowFinger;
    setOpened({ place, at: { x, top }, button });
  }

  function close() {
    opened?.button.focus();
    setOpened(null);
  }

  return (
    <section ref={container} aria-labelledby="report" className="relative min-w-0">
      <h2 id="report" className="sr-only">
        {bodyTexts.picker.title}
      </h2>
      <BodyMap standing={body.standing} chosen={opened?.place ?? null} onChoose={open} />
      <p className="mt-3 text-sm text-ink-2">{bodyTexts.picker.urgent}</p>
      {opened && (
        <PlaceSheet
          key={placeKey(opened.place)}
          place={opened.place}
          standing={body.standing.find((each) => isAt(opened.place, each)) ?? null}
          hasConsent={body.discomfortsConsent}
          at={opened.at}
          onClose={close}
        />
      )}
    </section>
  );
}
