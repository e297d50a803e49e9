import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button-look.ts';
import { Icon } from '#ui/icon.tsx';

const helplines = ['024', '112'];

export function CallLinks({ text, call }: { text: string; call: (number: string) => string }) {
  return helplines
    .filter((number) => new RegExp(`\\b${number}\\b`).test(text))
    .map((number) => (
      <a key={number} href={`tel:${number}`} className={buttonClass({ variant: 'line' })}>
        <Icon as={PhoneIcon} />
        {call(number)}
      </a>
    ));
}

type HelpTextProps = {
  lines: readonly string[];
  call: (number: string) => string;
  children?: ReactNode;
};

export function HelpText({ lines, call, children }: HelpTextProps) {
  const [text = '', ...beside] = lines;
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      {beside.map((line) => (
        <p key={line} className="text-sm text-ink-2">
          {line}
        </p>
      ))}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <CallLinks text={text} call={call} />
        {children}
      </div>
    </div>
  );
}
