import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '#ui/class-names.ts';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  bodyRef?: Ref<HTMLTableSectionElement>;
  title?: ReactNode;
  /** On phones each row is a card that names its cells: for tables of which one row is read at a time. */
  cards?: boolean;
};

const asCards = {
  region: 'max-md:border-0 max-md:bg-transparent max-md:overflow-visible',
  block: 'max-md:grid max-md:grid-cols-1',
  head: 'max-md:sr-only',
  body: 'max-md:grid max-md:grid-cols-1 max-md:gap-3',
  row: 'max-md:grid max-md:grid-cols-1 max-md:gap-2 max-md:rounded-3 max-md:border max-md:bg-surface max-md:p-4 max-md:last:border-b',
  name: 'max-md:static max-md:max-w-none max-md:p-0 max-md:text-body',
  cell: 'max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:p-0 max-md:text-left max-md:before:w-28 max-md:before:text-sm max-md:before:text-ink-2 max-md:before:content-[attr(data-title)]',
};

/** Rows and columns. Where it is wider than the screen it scrolls by itself, by keyboard too; the first column stays. */
export function DataTable<Row>({ caption, columns, rows, keyOf, bodyRef, title, cards = false }: DataTableProps<Row>) {
  const captionId = useId();
  const [first, ...others] = columns;
  const look = (part: keyof typeof asCards) => cards && asCards[part];
  // browsers drop a table's semantics if its parts are laid out as boxes
  const role = (name: 'table' | 'rowgroup' | 'row' | 'cell' | 'rowheader' | 'columnheader') =>
    cards ? { role: name } : {};
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of its own would enter the page's outline
    <div
      role="region"
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames('card overflow-x-auto p-0', look('region'))}
    >
      {title}
      <table {...role('table')} className={classNames('w-full border-collapse text-left text-ui', look('block'))}>
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        <thead {...role('rowgroup')} className={classNames(look('head'))}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                {...role('columnheader')}
                className={`border-b px-3 py-3 text-sm md:px-4 font-ui whitespace-nowrap text-ink-2 ${column === first ? 'sticky left-0 bg-surface bg-clip-padding' : ''} ${column.numeric ? 'text-right' : ''}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef} {...role('rowgroup')} className={classNames(look('body'))}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...role('row')} className={classNames('border-b last:border-b-0', look('row'))}>
              <th
                scope="row"
                {...role('rowheader')}
                className={classNames(
                  'sticky left-0 min-w-32 max-w-[max(--spacing(36),42vw)] bg-surface bg-clip-padding px-3 py-3 align-baseline font-strong wrap-break-word md:min-w-40 md:max-w-60 md:px-4',
                  look('name'),
                )}
              >
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td
                  key={column.title}
                  {...role('cell')}
                  data-title={cards ? column.title : undefined}
                  className={classNames(
                    `px-3 py-3 align-baseline md:px-4 ${column.numeric ? 'num text-right whitespace-nowrap' : ''}`,
                    look('cell'),
                  )}
                >
                  {cards ? (
                    // beside its name, and below it where the text is large
                    <span className="min-w-0 max-md:flex-[1_1_7.5rem]">{column.cell(row)}</span>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
