import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export type Tab = {
  id: string;
  label: string;
  /** What waits behind it, with the words a screen reader says of the number. */
  count?: { number: number; words: string };
  content: ReactNode;
};

type TabsProps = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  selected?: string;
  onSelect?: (id: string) => void;
  /** In a card without padding: the line goes from edge to edge, the panels have their own padding. */
  inCard?: boolean;
};

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export function Tabs({ label, tabs, selected, onSelect, inCard = false }: TabsProps) {
  const baseId = useId();
  const [chosen, setChosen] = useState(tabs[0].id);
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === (selected ?? chosen)) ?? tabs[0];

  // on a phone the chosen tab may be out of view
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[id="${baseId}-${current.id}"]`);
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2 });
  }, [baseId, current.id]);

  function select(id: string) {
    setChosen(id);
    onSelect?.(id);
  }
  function moveByKey(event: KeyboardEvent) {
    const target = tabs[steps[event.key]?.(tabs.indexOf(current), tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    select(target.id);
    list.current?.querySelector<HTMLElement>(`[id="${baseId}-${target.id}"]`)?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(
          'relative flex gap-1 overflow-x-auto overflow-y-hidden border-b pb-px',
          inCard && 'px-1.5 lg:px-4.5',
        )}
        onKeyDown={moveByKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab === current ? 0 : -1}
            className="tab"
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.count && tab.count.number > 0 && (
              <>
                <span aria-hidden="true" className="badge ml-2 bg-ink text-surface">
                  {tab.count.number}
                </span>
                <VisuallyHidden>, {tab.count.words}</VisuallyHidden>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${baseId}-panel`}
        role="tabpanel"
        aria-labelledby={`${baseId}-${current.id}`}
        className={inCard ? undefined : 'pt-5'}
      >
        {current.content}
      </div>
    </div>
  );
}
