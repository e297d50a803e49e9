import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/icon.tsx';

type ToastOptions = {
  kind?: 'ok' | 'err';
  /** 3 for most, 6 for longer texts, 10 for actions that can be undone. */
  seconds?: 3 | 6 | 10;
  icon?: PhosphorIcon;
  /** Takes the place of the former message about the same thing, whose undo no longer holds. */
  about?: string;
};

type UndoOptions = { hint: (secondsLeft: number) => string; label: string; undo: () => void };

export type ShowToast = (message: string, options?: ToastOptions & { undo?: UndoOptions }) => void;
type ToastEntry = { id: number; message: string; undo: UndoOptions | null } & Required<ToastOptions>;

const isSame = (one: ToastEntry, other: ToastEntry) =>
  one.message === other.message || (one.about !== '' && one.about === other.about);

const ToastContext = createContext<ShowToast | undefined>(undefined);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const nextId = useRef(0);

  const show = useCallback<ShowToast>((message, options = {}) => {
    const kind = options.kind ?? 'ok';
    const icon = options.icon ?? (kind === 'err' ? WarningCircleIcon : CheckCircleIcon);
    nextId.current += 1;
    const { seconds = 3, undo = null, about = '' } = options;
    const entry = { id: nextId.current, message, kind, seconds, icon, undo, about };
    setToasts((shown) => [...shown.filter((each) => !isSame(each, entry)), entry]);
  }, []);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((each) => each.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      {toasts.length > 0 && createPortal(<ToastRegion toasts={toasts} onEnd={remove} />, document.body)}
    </ToastContext>
  );
}

function ToastRegion({ toasts, onEnd }: { toasts: ToastEntry[]; onEnd: (id: number) => void }) {
  const region = useRef<HTMLDivElement>(null);
  // again with each message: a second one makes the region higher before the page is looked at
  useLayoutEffect(() => (toasts.length > 0 && region.current ? keepClear(region.current) : undefined), [toasts]);
  return (
    // React Aria hides everything outside an open dialog from screen readers; messages are exempt
    <div
      ref={region}
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-toast flex flex-col items-center gap-2"
    >
      {toasts.map((toast) =>
        toast.undo ? (
          <UndoBar key={toast.id} toast={toast} undo={toast.undo} onEnd={onEnd} />
        ) : (
          <Toast key={toast.id} toast={toast} onEnd={onEnd} />
        ),
      )}
    </div>
  );
}

const actions =
  'a, button, input, select, textarea, label:has(input), summary, [role=button], [role=tab], [role=radio], [role=option], [role=menuitem], [role=slider]';
/** Pixels from row to row, less than the height of any action; twice as many from point to point. */
const step = 8;
/** Pixels between the lowest message and the foot of the screen. */
const margin = 16;
const lookMs = 250;

/** An action weighs more than all the lines of text a message could cover. */
const weights = { action: 1000, text: 1, nothing: 0 };

/** Keeps messages where they cover no action and, where there is room, no text, while the page below changes, scrolls or grows. @returns ends that */
function keepClear(region: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    timer ??= setTimeout(look, lookMs);
  };
  const changes = new MutationObserver(lookSoon);
  function look() {
    timer = undefined;
    region.style.bottom = `${clearPlace(region)}px`;
    // that was no change of the page
    changes.takeRecords();
  }
  look();
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  window.addEventListener('scroll', lookSoon, { capture: true, passive: true });
  window.addEventListener('resize', lookSoon);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    window.removeEventListener('scroll', lookSoon, { capture: true });
    window.removeEventListener('resize', lookSoon);
  };
}

/** Pixels from the screen's bottom: the current place, else the lowest free one, else the one covering the least. */
function clearPlace(region: HTMLElement): number {
  // not where they are drawn: they still land
  const messages = [...region.children].filter((message) => message instanceof HTMLElement);
  const { left } = region.getBoundingClientRect();
  const from = left + Math.min(...messages.map(({ offsetLeft }) => offsetLeft));
  const to = left + Math.max(...messages.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth));
  const rows = Math.ceil(region.offsetHeight / step) + 2;
  const seen = new Map<number, number>();
  const weightOf = (row: number) => {
    const known = seen.get(row) ?? weightIn(region, window.innerHeight - row * step, from, to);
    seen.set(row, known);
    return known;
  };
  // with a row of room below and above
  const coveredAt = (place: number) =>
    Array.from({ length: rows }, (_, index) => weightOf(place / step - 1 + index)).reduce((sum, each) => sum + each, 0);

  const here = Number.parseInt(region.style.bottom, 10);
  let best = { place: margin, covered: Number.POSITIVE_INFINITY };
  for (let place = margin; place + region.offsetHeight <= window.innerHeight; place += step) {
    const covered = coveredAt(place);
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) break;
  }
  return here >= margin && coveredAt(here) <= best.covered ? here : best.place;
}

/** What a row of points meets: an action, else text. */
function weightIn(region: HTMLElement, y: number, from: number, to: number): number {
  let weight = weights.nothing;
  for (let x = from; x < to + step; x += 2 * step) {
    const hit = document.elementFromPoint(Math.min(x, to), y);
    // an undo button is pressed itself: what lies below it counts
    const isOwn = hit !== null && region.contains(hit);
    const below = isOwn ? document.elementsFromPoint(x, y).find((element) => !region.contains(element)) : hit;
    if (below?.closest(actions)) return weights.action;
    if (below && weight === weights.nothing && hasTextAt(below, y)) weight = weights.text;
  }
  return weight;
}

function hasTextAt(element: Element, y: number): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(({ top, bottom }) => top <= y && y <= bottom);
  });
}

function useEnd({ id, seconds }: ToastEntry, onEnd: (id: number) => void) {
  useEffect(() => {
    const timer = setTimeout(() => onEnd(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds, onEnd]);
}

function UndoBar({ toast, undo, onEnd }: { toast: ToastEntry; undo: UndoOptions; onEnd: (id: number) => void }) {
  const { id, seconds, message } = toast;
  const [left, setLeft] = useState<number>(seconds);
  useEnd(toast, onEnd);
  useEffect(() => {
    const ticks = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000);
    return () => clearInterval(ticks);
  }, []);
  function takeBack() {
    onEnd(id);
    undo.undo();
  }
  return (
    <div className="toast pointer-events-auto relative w-full flex-wrap justify-between overflow-hidden">
      <div className="min-w-[6rem] flex-1">
        <p role="status" className="font-head">
          {message}
        </p>
        <p className="num text-sm opacity-80">{undo.hint(left)}</p>
      </div>
      <button type="button" onClick={takeBack} className="btn min-h-gym flex-none bg-white px-5 text-on-white">
        <Icon as={ArrowUUpLeftIcon} />
        {undo.label}
      </button>
      <span aria-hidden="true" className="undo-line" style={{ animationDuration: `${seconds}s` }} />
    </div>
  );
}

function Toast({ toast, onEnd }: { toast: ToastEntry; onEnd: (id: number) => void }) {
  useEnd(toast, onEnd);
  return (
    <div role={toast.kind === 'err' ? 'alert' : 'status'} className="toast">
      <Icon as={toast.icon} weight="fill" className="" />
      {toast.message}
    </div>
  );
}
