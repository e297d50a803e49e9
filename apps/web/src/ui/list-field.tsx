import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { useNextFocus } from '#lib/use-next-focus.ts';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';

type ListFieldProps = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  most: number;
  errors?: readonly (string | undefined)[];
  hint?: string;
  suggestions?: readonly string[];
};

/** A line without the number or mark of a pasted list: «1. Salta», «2) Salta», «3.- Salta», «- Salta», «• Salta». */
const withoutNumber = (line: string) => line.replace(/^\s*(?:\d{1,2}(?:\.-|[.)])|[-–•*·])\s+/, '');

/** Enter adds a row below, Backspace in an empty one removes it, pasted lines become rows. The focus follows. */
export function ListField(props: ListFieldProps) {
  const { label, value, onChange, onBlur, most, errors = [], hint, suggestions } = props;
  const id = useId();
  const rows = value.length === 0 ? [''] : value;
  const isFull = rows.length >= most;
  const { place, focusNext } = useNextFocus<HTMLDivElement>(value);

  function change(next: string[], focused: number) {
    focusNext(`[data-row="${Math.max(0, Math.min(focused, next.length - 1))}"]`);
    onChange(next.length === 0 ? [''] : next);
  }
  const add = (after: number, texts: string[]) =>
    change([...rows.slice(0, after), ...texts, ...rows.slice(after)].slice(0, most), after + texts.length - 1);
  const remove = (index: number, focused: number) => change(rows.toSpliced(index, 1), focused);

  function press(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!isFull) add(index + 1, ['']);
    }
    if (event.key === 'Backspace' && rows[index] === '' && rows.length > 1) {
      event.preventDefault();
      remove(index, index - 1);
    }
  }
  function paste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const pasted = event.clipboardData.getData('text/plain');
    const lines = pasted
      .split(/\r?\n/)
      .map(withoutNumber)
      .filter((line) => line.trim() !== '');
    const isOnePlainLine = lines.length === 1 && lines[0] === pasted;
    if (lines.length === 0 || isOnePlainLine || rows[index] !== '') return;
    event.preventDefault();
    change([...rows.slice(0, index), ...lines, ...rows.slice(index + 1)].slice(0, most), index + lines.length - 1);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend, which cannot be laid out in a grid
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-2">
      <div>
        <span id={`${id}-label`} className="field-label">
          {label}
        </span>
        {hint && <p className="text-xs text-ink-3">{hint}</p>}
      </div>
      <div ref={place} className="grid gap-2">
        {rows.map((text, index) => {
          const noteId = `${id}-${index}`;
          const error = errors[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text is controlled
            <div key={index} className="field gap-1">
              <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-1">
                <input
                  className="control"
                  data-row={index}
                  aria-label={`${label} ${index + 1}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? noteId : undefined}
                  list={suggestions && `${id}-suggestions`}
                  autoComplete="off"
                  value={text}
                  onChange={(event) => onChange(rows.with(index, event.target.value))}
                  onBlur={onBlur}
                  onKeyDown={(event) => press(event, index)}
                  onPaste={(event) => paste(event, index)}
                />
                <IconButton
                  icon={TrashIcon}
                  weight="regular"
                  label={`Quitar ${label} ${index + 1}`}
                  onClick={() => remove(index, index)}
                />
              </div>
              {error && <FieldNote id={noteId} error={error} />}
            </div>
          );
        })}
      </div>
      {isFull ? (
        <p className="text-xs text-ink-3">{`Caben ${most} como máximo.`}</p>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon as={PlusIcon} />}
          aria-label={`Añadir a ${label}`}
          className="-ml-3 justify-self-start text-ink"
          onClick={() => add(rows.length, [''])}
        >
          Añadir
        </Button>
      )}
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  );
}
