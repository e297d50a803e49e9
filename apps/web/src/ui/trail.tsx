import type { Address } from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { Link } from '#ui/link.tsx';

type TrailProps = {
  label: string;
  steps: readonly { to: Address; label: string }[];
};

export function Trail({ label, steps }: TrailProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ol className="flex flex-wrap items-center text-sm text-ink-2">
        {steps.map((step, index) => (
          <li key={step.to} className="inline-flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="mx-2">
                /
              </span>
            )}
            <Link to={step.to} className="inline-flex min-h-tap items-center text-ink-2 hover:text-ink">
              {step.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function trailData(steps: readonly { name: string; path: string }[]): object {
  const { publicUrl } = siteFacts();
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
