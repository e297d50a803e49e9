import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { UnsavedGuard } from '#ui/unsaved-guard.tsx';

type DraftFormProps = {
  titleId: string;
  title: string;
  submitLabel: string;
  state: {
    element: RefObject<HTMLFormElement | null>;
    isDirty: boolean;
    isRestored: boolean;
    isPending: boolean;
    discard: () => void;
    forgetDraft: () => void;
    submit: () => void;
  };
  texts: Record<'cancel' | 'pending' | 'dropText', string>;
  /** The form has just taken the place of another: its top comes into view, the focus goes to its title. */
  arrives: boolean;
  onCancel: (() => void) | null;
  onDirty: (isDirty: boolean) => void;
  note?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
};

const stay = 'Seguir editando';

export function DraftForm(props: DraftFormProps) {
  const { titleId, title, submitLabel, state, texts, arrives, onCancel, onDirty, note, more, children } = props;
  const [asksToDrop, setAsksToDrop] = useState(false);
  const titleRef = useArrival(arrives);
  useReport(state.isDirty, onDirty);

  function cancel() {
    state.forgetDraft();
    onCancel?.();
  }

  return (
    <Form
      ref={state.element}
      aria-labelledby={titleId}
      // with columns the parts are the cards
      className="card scroll-mt-20 grid grid-cols-1 gap-5 max-sm:p-4 wide:border-0 wide:bg-transparent wide:p-0"
      onSubmit={state.submit}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="wrap-anywhere">
          {title}
        </h2>
        {note}
      </div>
      {state.isRestored && (
        <Alert
          actions={
            <Button variant="line" size="sm" onClick={state.discard}>
              Descartar cambios
            </Button>
          }
        >
          <p>Hemos recuperado los cambios que no habías guardado.</p>
        </Alert>
      )}
      {children}
      <div className="sticky bottom-(--tabs) z-10 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 rounded-b-3 border-t bg-surface px-4 py-3 wide:mx-0 wide:mb-0 wide:rounded-b-none wide:rounded-t-3 wide:border wide:border-b-0 wide:px-6">
        {more}
        {onCancel && (
          <Button variant="ghost" onClick={() => (state.isDirty ? setAsksToDrop(true) : cancel())}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" pending={state.isPending} pendingLabel={texts.pending}>
          {submitLabel}
        </Button>
      </div>
      <UnsavedGuard
        isDirty={state.isDirty && !state.isPending}
        title="Tienes cambios sin guardar"
        text="Si sales ahora, el borrador se conserva en esta pestaña hasta que la cierres."
        stay={stay}
        leave="Salir"
      />
      <Dialog
        isOpen={asksToDrop}
        onClose={() => setAsksToDrop(false)}
        title="¿Descartar los cambios?"
        isAlert
        footer={
          <>
            <Button variant="danger" onClick={cancel}>
              Descartar
            </Button>
            <Button onClick={() => setAsksToDrop(false)}>{stay}</Button>
          </>
        }
      >
        <p>{texts.dropText}</p>
      </Dialog>
    </Form>
  );
}

/** Scrolls to the top of a form or list and focuses its title, so that screen readers announce it. */
export function arriveAt(title: HTMLElement | null): void {
  title?.closest('form, section')?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

function useArrival(arrives: boolean): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) arriveAt(ref.current);
  }, [arrives]);
  return ref;
}

function useReport(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
