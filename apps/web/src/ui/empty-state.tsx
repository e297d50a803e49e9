import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { PlanCourt, type PlanCourtFlight } from '#ui/court/plan-court.tsx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  flight?: Exclude<PlanCourtFlight, 'missed'>;
  level?: 1 | 2 | 3;
  className?: string;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, flight = 'none', level = 3, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('grid justify-items-center gap-3 px-6 py-6 text-center md:py-10 text-ink-2', className)}>
      <PlanCourt flight={flight} className="w-28 text-line-strong md:w-42" />
      <Heading className="heading-3 text-ink">{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
