import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export type BadgeTone = 'fis' | 'tec' | 'tac' | 'par' | 'otr' | 'hoy' | 'ok' | 'warn' | 'err';

const tones: Record<BadgeTone, string> = {
  fis: 'badge-fis',
  tec: 'badge-tec',
  tac: 'badge-tac',
  par: 'badge-par',
  otr: 'badge-otr',
  hoy: 'badge-hoy',
  ok: 'badge-ok',
  warn: 'badge-warn',
  err: 'badge-err',
};

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: string };

/** A word on a tint. `hoy` is the ball: only for today. */
export function Badge({ tone = 'otr', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
