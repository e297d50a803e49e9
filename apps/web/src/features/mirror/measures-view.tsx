import { modelStroke } from '@bandeja/pose/model-strokes';
import { measureErrors } from '@bandeja/pose/stroke';
import { type ReactNode, useMemo, useState } from 'react';
import { SaveMeasures } from '#features/mirror/account/save-measures.tsx';
import {
  clearChanges,
  type Earlier,
  type NumberMeasure,
  numberMeasures,
  unitOf,
  withUnit,
} from '#features/mirror/compare/compare-films.ts';
import { FilmFrame } from '#features/mirror/film-frame.tsx';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { HeightLine } from '#features/mirror/height-line.tsx';
import { mirrorTexts, strokeNames } from '#features/mirror/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { FigureLoop } from '#ui/figure/figure-loop.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextArea } from '#ui/text-area.tsx';

const texts = mirrorTexts.measures;

type MeasuresViewProps = {
  film: StoredFilm;
  isStored: boolean;
  earlier: Earlier | undefined;
  /** How the film leaves the device, where it may. */
  share: ReactNode;
  onCompare: (earlier: StoredFilm) => void;
  onNote: (note: string) => void;
  onMoveContact: () => void;
  onAgain: () => void;
};

export function MeasuresView(props: MeasuresViewProps) {
  const { film, isStored, earlier, share, onCompare, onNote, onMoveContact, onAgain } = props;
  const { stroke, clip, shape, contact, measures } = film;
  const earlierFilm = earlier?.film;
  const changes = earlier ? clearChanges(earlier.measures, measures) : [];
  const name = strokeNames[stroke.kind];
  return (
    <section className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="grid gap-4">
        <p className="flex items-center gap-2 text-ink-2">
          {name}, {formatShortDate(film.filmedAt)} <Tag>{mirrorTexts.trial}</Tag>
        </p>
        <Headline earlier={earlier} changes={changes.length} />
        <FilmFrame
          clip={clip}
          shape={shape}
          stroke={stroke}
          index={contact}
          label={mirrorTexts.film.picture(name)}
          drawn={<HeightLine film={film} label={`${measures.contactPercent} %`} />}
        />
        {!isStored && <Alert kind="warn">{texts.notStored}</Alert>}
        <ModelStroke film={film} />
      </div>
      <div className="grid gap-4">
        <dl className="grid divide-y divide-line border-y border-line">
          {numberMeasures.map((measure) => (
            <NumberRow key={measure} measure={measure} film={film} earlier={earlier} />
          ))}
          <WordRow name={texts.names.aheadPercent} value={aheadOf(measures.aheadPercent)} note={texts.aheadNote} />
          <WordRow
            name={texts.names.sideOn}
            value={sideOnOf(measures)}
            note={earlier ? texts.earlier(sideOnOf(earlier.measures), earlier.date) : undefined}
          />
          <WordRow
            name={texts.names.otherArmUp}
            value={measures.otherArmUp ? texts.yes : texts.no}
            note={earlier ? texts.earlier(earlier.measures.otherArmUp ? texts.yes : texts.no, earlier.date) : undefined}
          />
        </dl>
        <p className="max-w-sentence text-sm text-ink-2">{texts.noMarks}</p>
        <SaveMeasures film={film} />
        {share}
        {isStored && <Note note={film.note} onNote={onNote} />}
        {earlierFilm && (
          <Button variant="saque" full onClick={() => onCompare(earlierFilm)}>
            {texts.compare}
          </Button>
        )}
        <Button variant="line" full onClick={onMoveContact}>
          {texts.moveContact}
        </Button>
        <Button variant="line" full onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </section>
  );
}

function Headline({ earlier, changes }: { earlier: Earlier | undefined; changes: number }) {
  let [title, text]: [string, string] = [texts.first, texts.firstText];
  if (earlier && changes === 0) [title, text] = [texts.same, texts.sameText(earlier.date)];
  if (earlier && changes > 0) [title, text] = [texts.changed(changes), texts.changedText(earlier.date)];
  return (
    <div>
      <ArrivalHeading>{title}</ArrivalHeading>
      <p className="mt-1.5 text-ink-2">{text}</p>
    </div>
  );
}

type NumberRowProps = { measure: NumberMeasure; film: StoredFilm; earlier: Earlier | undefined };

function NumberRow({ measure, film, earlier }: NumberRowProps) {
  const value = film.measures[measure];
  const before = earlier?.measures[measure];
  const isClear = earlier !== undefined && clearChanges(earlier.measures, film.measures).includes(measure);
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 py-4">
      <dt className="font-head">{texts.names[measure]}</dt>
      <dd className="num text-h2 font-head">
        {withUnit(measure, value)}{' '}
        {unitOf(measure) === 'percent' && <span className="text-base text-ink-2">{texts.ofHeight}</span>}
      </dd>
      <dd className="col-span-2 grid gap-2 text-sm text-ink-2">
        <Bands value={value} before={before} margin={measureErrors[unitOf(measure)]} />
        {earlier && before !== undefined && (
          <p>
            {texts.earlier(withUnit(measure, before), earlier.date)} {isClear ? texts.clear : texts.unclear}
          </p>
        )}
      </dd>
    </div>
  );
}

/** Today solid, the earlier film dotted, each as wide as its margin; where the bands part there is a change. */
function Bands({ value, before, margin }: { value: number; before: number | undefined; margin: number }) {
  const values = before === undefined ? [value] : [value, before];
  const low = Math.min(...values) - 3 * margin;
  const high = Math.max(...values) + 3 * margin;
  const place = (at: number) => ((at - low) / (high - low)) * 300;
  const width = place(low + 2 * margin);
  return (
    <svg viewBox="0 0 300 34" aria-hidden="true" className="w-full text-ink">
      <line x1="0" x2="300" y1="33" y2="33" stroke="currentColor" opacity=".5" />
      {before !== undefined && (
        <g fill="none" stroke="currentColor" strokeDasharray="2 3">
          <rect x={place(before) - width / 2} y="10" width={width} height="22" />
          <line x1={place(before)} x2={place(before)} y1="6" y2="33" strokeWidth="2" />
        </g>
      )}
      <rect x={place(value) - width / 2} y="8" width={width} height="24" fill="currentColor" opacity=".18" />
      <line x1={place(value)} x2={place(value)} y1="2" y2="33" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}

function WordRow({ name, value, note }: { name: string; value: string; note: string | undefined }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-4">
      <dt className="font-head">{name}</dt>
      <dd className="font-head">{value}</dd>
      {note && <dd className="col-span-2 text-sm text-ink-2">{note}</dd>}
    </div>
  );
}

const sideOnOf = ({ sideOn }: StoredFilm['measures']) => (sideOn ? texts.sideOn[sideOn] : texts.unseen);

const aheadOf = (percent: number | null) => (percent === null ? texts.unseen : texts.ahead(percent));

function ModelStroke({ film: { stroke } }: { film: StoredFilm }) {
  const figure = useMemo(() => modelStroke(stroke.kind, stroke.side), [stroke]);
  const name = strokeNames[stroke.kind];
  return (
    <figure className="grid gap-2">
      <figcaption>
        <p className="font-head">{texts.model}</p>
        <p className="text-sm text-ink-2">{texts.modelText(name)}</p>
      </figcaption>
      <FigureLoop
        figure={figure}
        width={320}
        height={260}
        lit={false}
        isMoving
        label={texts.modelText(name)}
        className="overflow-hidden rounded-3 bg-court"
      />
    </figure>
  );
}

/** Stored when the field is left. */
function Note({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const [text, setText] = useState(note);
  return (
    <TextArea
      label={texts.note}
      hint={texts.noteHint}
      rows={2}
      maxLength={500}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text !== note && onNote(text)}
    />
  );
}
