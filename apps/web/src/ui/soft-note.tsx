import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { HelpText } from '#ui/help-text.tsx';

type SoftNoteProps = {
  words: { sentence: string; ask: string; back: string; call: (number: string) => string };
  lines: readonly string[];
  className?: string;
};

const focusOnArrival = (element: HTMLElement | null) => element?.focus();

/** One soft sentence below an answer; its button opens the help, and the way back takes both away. Stored nowhere. */
export function SoftNote({ words, lines, className }: SoftNoteProps) {
  const [step, setStep] = useState<'sentence' | 'help' | 'gone'>('sentence');
  if (step === 'gone') return null;
  return (
    <div className={classNames('grid gap-2 rounded-2 border bg-surface px-4 py-3 text-ui', className)}>
      {step === 'sentence' ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-ink-2">{words.sentence}</p>
          <Button variant="line" size="sm" onClick={() => setStep('help')}>
            {words.ask}
          </Button>
        </div>
      ) : (
        <div ref={focusOnArrival} tabIndex={-1} className="outline-none">
          <HelpText lines={lines} call={words.call}>
            <Button variant="ghost" onClick={() => setStep('gone')}>
              {words.back}
            </Button>
          </HelpText>
        </div>
      )}
    </div>
  );
}
