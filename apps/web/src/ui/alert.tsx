import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { ButtonSize } from '#ui/button-look.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

export type AlertKind = 'info' | 'ok' | 'warn' | 'err';

const kinds: Record<AlertKind, { look: string; icon: PhosphorIcon; role: 'status' | 'alert' }> = {
  info: { look: '', icon: InfoIcon, role: 'status' },
  ok: { look: 'alert-ok', icon: CheckCircleIcon, role: 'status' },
  warn: { look: 'alert-warn', icon: WarningIcon, role: 'status' },
  err: { look: 'alert-err', icon: WarningCircleIcon, role: 'alert' },
};

type AlertProps = {
  kind?: AlertKind;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  retry?: { start: () => void; isPending?: boolean; size?: ButtonSize } | false;
  className?: string;
};

/** A message within the page. Errors interrupt (role alert), the others wait (role status). */
export function Alert({ kind = 'info', title, children, actions, retry, className }: AlertProps) {
  const { look, icon, role } = kinds[kind];
  return (
    <div role={role} className={classNames('alert', look, className)}>
      <Icon as={icon} weight="fill" className="" />
      <div className="min-w-0">
        {title && <p className="font-head">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {(actions || retry) && (
          <div className="mt-2.5 flex flex-wrap items-center gap-2.5">
            {retry && (
              <Button variant="line" size={retry.size ?? 'sm'} pending={retry.isPending} onClick={retry.start}>
                Intentar de nuevo
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
