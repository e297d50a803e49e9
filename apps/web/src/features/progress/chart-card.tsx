import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { progressTexts as texts } from '#features/progress/texts.ts';
import { DataTable } from '#ui/data-table.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

type ChartCardProps<Row> = {
  texts: { title: string; explanation: string };
  sentence?: ReactNode;
  /** The same figures as rows, for users who cannot see the drawing; without it, or without rows, there is no switch. */
  table?: Pick<ComponentProps<typeof DataTable<Row>>, 'rows' | 'keyOf' | 'columns'>;
  children: ReactNode;
};

export function ChartCard<Row>({ texts: { title, explanation }, sentence, table, children }: ChartCardProps<Row>) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const switchText = isTable ? texts.asDrawing : texts.asTable;
  return (
    <section aria-labelledby={id} className="card min-w-0">
      <SectionTitle
        id={id}
        title={title}
        sentence={sentence}
        action={
          table?.rows.length ? (
            <button
              type="button"
              aria-label={`${switchText}: ${title}`}
              className="link-alone text-sm text-link"
              onClick={() => setIsTable(!isTable)}
            >
              {switchText}
            </button>
          ) : undefined
        }
      />
      {isTable && table ? <DataTable caption={texts.inFigures(title)} {...table} /> : children}
      <Explanation>{explanation}</Explanation>
    </section>
  );
}

export function EmptyCard({ texts: cardTexts, children }: Pick<ChartCardProps<never>, 'texts' | 'children'>) {
  return (
    <ChartCard texts={cardTexts}>
      <p className="text-ink-2">{children}</p>
    </ChartCard>
  );
}

/** A drawing wider than a phone: it scrolls by itself, by keyboard too, and begins at its end, which is now. */
export function WideDrawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section of its own would enter the page's outline
    <div role="region" aria-label={label} tabIndex={0} dir="rtl" className="overflow-x-auto">
      {children}
    </div>
  );
}

/** A drawing for each width, so that its letters are as large as those around it: units of a phone, units of a desktop. */
export function TwoWidths({ children }: { children: (width: number) => ReactNode }) {
  return (
    <>
      <div className="md:hidden">{children(320)}</div>
      <div className="max-md:hidden">{children(560)}</div>
    </>
  );
}

export function Explanation({ children }: { children: string }) {
  return (
    <details className="mt-4 text-sm text-ink-2">
      <summary className="w-fit py-1.5 font-ui text-link">{texts.explain}</summary>
      <p className="mt-1 max-w-sentence">{children}</p>
    </details>
  );
}
