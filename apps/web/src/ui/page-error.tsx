import type { Address } from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type PageErrorProps = {
  title: string;
  text?: string;
  query?: { error: unknown; isFetching: boolean; refetch: () => unknown };
  heading: string;
  back: { to: Address; label: string };
};

export function PageError({ title, text, query, heading, back }: PageErrorProps) {
  return (
    <div className="wrap grid justify-items-center py-10">
      <title>{`${title} · Bandeja`}</title>
      <h1 className="sr-only">{heading}</h1>
      <ErrorState level={2} title={title} text={text} query={query} />
      <LinkButton to={back.to}>{back.label}</LinkButton>
    </div>
  );
}
