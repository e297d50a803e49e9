import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

type FileButtonProps = {
  label: string;
  icon: PhosphorIcon;
  variant: 'saque' | 'line';
  capture?: 'environment';
  onFile: (file: File) => void;
};

export function FileButton({ label, icon, variant, capture, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="video/*"
        capture={capture}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // the same film may be chosen again
          target.value = '';
        }}
      />
      <Button full variant={variant} icon={<Icon as={icon} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
