import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/icon.tsx';

type ToastOptions = {
  /** err is announced at once (role alert), ok when the reader pauses (role status). */
  kind?: 'ok' | 'err';
  /** 3 for most, 6 for what takes longer to read. */
  seconds?: 3 | 6;
  /** Instead of the kind's own drawing: a heart for favourites. */
  icon?: PhosphorIcon;
};

type ShowToast = (message: string, options?: ToastOptions) => void;
type ToastEntry = { id: number; message: string } & Required<ToastOptions>;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Gives `toast(message, { kind, seconds, icon })`. Needs a `ToastProvider` above. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider');
  return show;
}

/** Holds the short messages that come and go by themselves, above everything else. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const nextId = useRef(0);

  const show = useCallback<ShowToast>((message, options = {}) => {
    const kind = options.kind ?? 'ok';
    const icon = options.icon ?? (kind === 'err' ? WarningCircleIcon : CheckCircleIcon);
    nextId.current += 1;
    const entry = { id: nextId.current, message, kind, seconds: options.seconds ?? 3, icon };
    setToasts((shown) => [...shown.filter((each) => each.message !== message), entry]);
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
  return (
    // React Aria hides what lies outside an open dialog from readers; messages stay heard. On phones they lie above the
    // live session's bar and the chat button, and they let every press through.
    <div
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 bottom-22 z-toast flex flex-col items-center gap-2 md:bottom-6"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onEnd={onEnd} />
      ))}
    </div>
  );
}

function Toast({ toast, onEnd }: { toast: ToastEntry; onEnd: (id: number) => void }) {
  const { id, seconds } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onEnd(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds, onEnd]);
  return (
    <div role={toast.kind === 'err' ? 'alert' : 'status'} className="toast">
      <Icon as={toast.icon} weight="fill" className="" />
      {toast.message}
    </div>
  );
}
