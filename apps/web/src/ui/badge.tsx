import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export const badgeTones = {
  fis: 'bg-fis-tint text-fis-text',
  tec: 'bg-tec-tint text-tec-text',
  tac: 'bg-tac-tint text-tac-text',
  par: 'bg-par-tint text-par-text',
  otr: '',
  hoy: 'bg-ball text-on-ball',
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  err: 'bg-err-tint text-err',
};
export type BadgeTone = keyof typeof badgeTones;

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: string };

/** A word on a tint. `hoy` is the ball: only for today. */
export function Badge({ tone = 'otr', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', badgeTones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
