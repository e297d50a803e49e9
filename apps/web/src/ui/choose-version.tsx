import { useState } from 'react';
import { formatShortDate, formatTime } from '#lib/format.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Side = 'theirs' | 'mine';

export type Safer = Side | 'neither';

export type FieldTexts<Values, Field extends keyof Values> = {
  [F in Field]: { label: string; text: (values: Values) => string };
};

type ChooseVersionProps<Values, Field extends keyof Values> = {
  name: string;
  changed: { by: string | null; at: string; version: number };
  texts: FieldTexts<Values, Field>;
  theirs: Values;
  mine: Values;
  /** The version `mine` was edited from: for an untouched field the other person's value counts. */
  start: Values;
  saferOf?: (field: Field) => Safer | undefined;
  onChoose: (theirs: Field[]) => void;
  onDiscard: () => void;
  onClose: () => void;
};

const none = '—';
const saferHints: Record<Safer, string> = {
  theirs: 'Va marcado lo más prudente.',
  mine: 'Va marcado lo más prudente.',
  neither: 'Cada versión cuida algo que la otra no. Va marcado lo guardado.',
};

/** Both versions field by field. The input stays in the form until it is saved or dropped. */
export function ChooseVersion<Values, Field extends keyof Values & string>(props: ChooseVersionProps<Values, Field>) {
  const { name, changed, texts, saferOf } = props;
  const all = Object.keys(texts) as Field[];
  const fields = all.flatMap((key) => {
    const { label, text } = texts[key];
    const [theirs, mine] = [text(props.theirs), text(props.mine)];
    const isTouched = mine !== text(props.start);
    return theirs === mine ? [] : [{ key, label, theirs, mine, isTouched, safer: saferOf?.(key) }];
  });
  const [picks, setPicks] = useState<{ [F in Field]?: Side }>({});
  const { step, copy } = useCopy(fields.map(({ label, mine }) => `${label}: ${mine || none}`).join('\n'));
  const other = changed.by ?? 'Otra persona';
  const pickOf = ({ key, isTouched, safer = isTouched ? 'mine' : 'theirs' }: (typeof fields)[number]): Side =>
    picks[key] ?? (safer === 'neither' ? 'theirs' : safer);
  const taken = fields.filter((field) => pickOf(field) === 'theirs').map(({ key }) => key);
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title="Elige con qué te quedas"
      size="lg"
      footer={
        <>
          <Button variant="ghost" onClick={props.onDiscard}>
            Descartar lo mío
          </Button>
          <Button variant="line" onClick={() => void copy()}>
            {copyLabels[step]}
          </Button>
          <Button onClick={() => props.onChoose(taken)}>Guardar lo elegido</Button>
        </>
      }
    >
      <Alert kind="warn" title={`${other} guardó «${name}» ${whenOf(changed.at)}, mientras editabas`}>
        <p>No se ha perdido nada: lo suyo está guardado y lo tuyo sigue aquí. {differing(fields.length)}</p>
      </Alert>
      <div className="grid gap-4">
        {fields.map((field) => (
          <fieldset key={field.key} className="grid gap-1.5">
            <legend className="font-strong">{field.label}</legend>
            {field.safer && <p className="text-sm text-ink-2">{saferHints[field.safer]}</p>}
            <div className="grid gap-2 sm:grid-cols-2">
              {(['theirs', 'mine'] as const).map((side) => (
                <label key={side} className="option-card">
                  <span className="min-w-0">
                    <span className="block text-sm text-ink-2">
                      {side === 'theirs' ? `Lo que guardó ${other}` : 'Lo tuyo'}
                    </span>
                    <span className="block whitespace-pre-line wrap-anywhere">
                      <Marked text={field[side] || none} other={side === 'theirs' ? field.mine : field.theirs} />
                    </span>
                  </span>
                  <input
                    type="radio"
                    name={`choose-${field.key}`}
                    className="tick-box tick-round"
                    checked={pickOf(field) === side}
                    onChange={() => setPicks({ ...picks, [field.key]: side })}
                  />
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {`Se guarda como versión ${changed.version + 1}: ${shares(taken.length, fields.length - taken.length, other)}.`}
      </p>
    </Dialog>
  );
}

const split = (text: string) => text.split(/(,?\s+)/);

function sharedStart(list: string[], other: string[]): number {
  const place = list.findIndex((word, index) => word !== other[index]);
  return place === -1 ? list.length : place;
}

function Marked({ text, other }: { text: string; other: string }) {
  const [words, others] = [split(text), split(other)];
  const same = sharedStart(words, others);
  const end = words.length - sharedStart(words.slice(same).reverse(), others.slice(same).reverse());
  const start = same + (same % 2);
  const changed = words.slice(start, end).join('');
  if (changed === '' || changed === text) return text;
  return (
    <>
      {words.slice(0, start).join('')}
      <mark className="rounded-1 bg-ok-tint font-strong text-ok">{changed}</mark>
      {words.slice(end).join('')}
    </>
  );
}

const copyLabels = { idle: 'Copiar lo mío', copied: 'Copiado', failed: 'No se pudo copiar' } as const;

function whenOf(at: string): string {
  const [day, time] = [formatShortDate(at), `a las ${formatTime(at)}`];
  return day === formatShortDate(new Date()) ? time : `el ${day} ${time}`;
}

function differing(count: number): string {
  if (count === 0) return 'Las dos versiones dicen lo mismo.';
  return count === 1 ? 'Hay un campo distinto.' : `Hay ${count} campos distintos.`;
}

function shares(theirs: number, mine: number, other: string): string {
  return `${theirs === 1 ? '1 campo' : `${theirs} campos`} de ${other}, ${mine === 1 ? '1 tuyo' : `${mine} tuyos`}`;
}
