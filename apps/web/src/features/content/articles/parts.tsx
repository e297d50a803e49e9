import { type ReactNode, useId } from 'react';
import { articleTexts } from '#features/content/articles/texts.ts';
import * as paths from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';

type DataTableProps = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Slugs of the exercises among the names of the rows. */
  exercises?: Readonly<Record<string, string>>;
};

/** Explicit roles: browsers drop a table's semantics if its rows are laid out as cards. */
const role = (name: 'table' | 'rowgroup' | 'row' | 'cell' | 'rowheader' | 'columnheader') => ({ role: name });

const cellLook =
  'max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:border-0! max-sm:p-0! max-sm:before:w-30 max-sm:before:text-sm max-sm:before:text-ink-2 max-sm:before:content-[attr(data-title)]';

/** A table of an article. On phones the rows of a wide one are cards; otherwise it scrolls, also by keyboard. */
export function DataTable({ caption, head, rows, exercises = {} }: DataTableProps) {
  const captionId = useId();
  const asCard = (look: string) => (head.length > 3 ? look : undefined);
  const block = asCard('max-sm:block');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="prose-table" aria-labelledby={captionId} tabIndex={0}>
      <table {...role('table')} className={asCard('max-sm:block max-sm:min-w-0!')}>
        <caption id={captionId} className={block}>
          {caption}
        </caption>
        <thead {...role('rowgroup')} className={asCard('max-sm:hidden')}>
          <tr {...role('row')}>
            {head.map((title) => (
              <th key={title} scope="col" {...role('columnheader')}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className={block}>
          {rows.map(([name, ...cells]) => (
            <tr key={name} {...role('row')} className={asCard('max-sm:block max-sm:border-t max-sm:py-2')}>
              <th scope="row" {...role('rowheader')} className={asCard('max-sm:block max-sm:border-0! max-sm:p-0!')}>
                {exercises[name] === undefined ? name : <ExerciseLink slug={exercises[name]}>{name}</ExerciseLink>}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} data-title={head[index + 1]} {...role('cell')} className={asCard(cellLook)}>
                  <span className="min-w-0 flex-[1_1_7.5rem]">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ExerciseLink({ slug, children }: { slug: string; children: ReactNode }) {
  return <Link to={paths.exercise(slug)}>{children}</Link>;
}

type FigureProps = {
  label: string;
  caption: ReactNode;
  ground?: 'card' | 'court';
  table?: DataTableProps;
  children: ReactNode;
};

const grounds = {
  card: 'rounded-3 border bg-surface p-3.5 sm:p-6',
  court: 'court on-court p-2.5 sm:p-5',
} as const;

export function Figure({ label, caption, ground = 'card', table, children }: FigureProps) {
  return (
    <figure>
      <div role="img" aria-label={label} className={classNames('prose-drawing', grounds[ground])}>
        {children}
      </div>
      <figcaption>
        {caption}
        {table && (
          <details>
            <summary>{articleTexts.asTable}</summary>
            <DataTable {...table} />
          </details>
        )}
      </figcaption>
    </figure>
  );
}

export function Aside({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="prose-aside" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
