import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type KeyboardEvent, useRef, useState } from 'react';
import { plainText } from '#lib/format.ts';
import { FieldFrame, type FieldProps } from '#ui/field.tsx';
import { FigureStill } from '#ui/figure/figure-still.tsx';
import { Icon } from '#ui/icon.tsx';

export type PickerOption = {
  id: string;
  label: string;
  /** A fact beside it. */
  note?: string;
  /** The name of its drawing, shown before it. */
  drawing?: string | null;
};

type SearchPickerProps<Option extends PickerOption> = FieldProps & {
  options: readonly Option[];
  onSearch: (text: string) => void;
  onChoose: (option: Option) => void;
  /** Label of the chosen option, shown until a text is typed. Without it the field is emptied after a choice. */
  chosen?: string | undefined;
  /** The options do not match the typed text yet. */
  isSearching?: boolean;
  emptyText: string;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
};

/** A combobox with a list (ARIA Authoring Practices). Text without a choice is dropped when the field is left. */
export function SearchPicker<Option extends PickerOption>(props: SearchPickerProps<Option>) {
  const { label, hideLabel, hint, error, bare, className, onSearch, onChoose, chosen } = props;
  const { isSearching = false, emptyText, placeholder, disabled = false, onBlur } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const options = startingFirst(props.options, typed ?? '');
  const current = isSearching ? undefined : options[Math.min(active, options.length - 1)];

  function search(text: string | null) {
    setTyped(text);
    setActive(0);
    onSearch(text ?? '');
  }
  function close() {
    setIsOpen(false);
    search(null);
  }
  function choose(option: Option) {
    close();
    onChoose(option);
  }
  function move(by: number) {
    const next = isOpen ? (active + by + options.length) % Math.max(1, options.length) : 0;
    setIsOpen(true);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  }
  function press(event: KeyboardEvent) {
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      // in a form Enter must not send it while the list is there
      Enter: () => (isOpen && current ? choose(current) : setIsOpen(true)),
      Escape: isOpen ? close : undefined,
    };
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  const frame = { label, hideLabel, hint, error, bare, className };
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${control.id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && current ? `${control.id}-${current.id}` : undefined}
            autoComplete="off"
            disabled={disabled}
            placeholder={placeholder}
            className="control pr-10"
            value={typed ?? chosen ?? ''}
            onChange={(event) => {
              setIsOpen(true);
              search(event.target.value);
            }}
            onClick={() => setIsOpen(true)}
            onKeyDown={press}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          <Icon
            as={CaretDownIcon}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-3.5 text-ink-3"
          />
          <div
            ref={list}
            id={`${control.id}-list`}
            role="listbox"
            aria-label={label}
            hidden={!isOpen || current === undefined}
            className="floating absolute inset-x-0 top-full z-sheet mt-1 max-h-72 overflow-y-auto rounded-2 p-1"
          >
            {isOpen &&
              options.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and hears the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the field points to it with aria-activedescendant
                <div
                  key={option.id}
                  id={`${control.id}-${option.id}`}
                  role="option"
                  aria-selected={option === current}
                  className="flex min-h-tap cursor-pointer items-center justify-between gap-3 rounded-2 px-3 py-2 text-ui aria-selected:bg-quiet"
                  // a press must not take the focus out of the field
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <span className="flex min-w-0 items-center gap-3">
                    {option.drawing && <FigureStill figureName={option.drawing} moves={false} small />}
                    {option.label}
                  </span>
                  {option.note && <span className="flex-none text-xs text-ink-2">{option.note}</span>}
                </div>
              ))}
          </div>
          <p
            role="status"
            className={
              isOpen && current === undefined
                ? 'floating absolute inset-x-0 top-full z-sheet mt-1 rounded-2 px-4 py-3 text-ui text-ink-2'
                : 'sr-only'
            }
          >
            {isOpen && statusText(options.length, isSearching, emptyText)}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}

function startingFirst<Option extends PickerOption>(options: readonly Option[], typed: string): readonly Option[] {
  const start = plainText(typed);
  if (start === '') return options;
  const [first = [], others = []] = [true, false].map((wanted) =>
    options.filter(({ label }) => plainText(label).startsWith(start) === wanted),
  );
  return [...first, ...others];
}

function statusText(count: number, isSearching: boolean, emptyText: string): string {
  if (isSearching) return 'Buscando...';
  if (count === 0) return emptyText;
  return count === 1 ? '1 resultado' : `${count} resultados`;
}
