import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { failureReason } from '#lib/failure-reason.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { Icon } from '#ui/icon.tsx';

type ErrorStateProps = {
  title: string;
  text?: string | undefined;
  error?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  state?: { error: unknown; isRetrying: boolean; retry: () => void };
  query?: { error: unknown; isFetching: boolean; refetch: () => unknown } | undefined;
  level?: 1 | 2 | 3;
  className?: string;
};

export function ErrorState(props: ErrorStateProps) {
  const { title, query, className } = props;
  const queryState = query && { error: query.error, isRetrying: query.isFetching, retry: () => void query.refetch() };
  const { state = queryState } = props;
  const { error = state?.error, onRetry = state?.retry, retrying = state?.isRetrying ?? false } = props;
  const { text = failureReason(error) } = props;
  const Heading = `h${props.level ?? 3}` as const;
  return (
    <div
      role="alert"
      className={classNames('grid justify-items-center gap-3 px-6 py-10 text-center text-ink-2', className)}
    >
      <PlanCourt flight="missed" className="w-42 text-line-strong" />
      <Heading className="heading-3 text-ink">{title}</Heading>
      <p>{text}</p>
      {onRetry && (
        <Button variant="line" pending={retrying} onClick={onRetry} icon={<Icon as={ArrowsClockwiseIcon} />}>
          Intentar de nuevo
        </Button>
      )}
    </div>
  );
}
