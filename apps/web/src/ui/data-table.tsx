import { type ReactNode, type Ref, useId } from 'react';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right. */
  numeric?: boolean;
};

type DataTableProps<Row> = {
  /** What the table lists; read to those who do not see it. */
  caption: string;
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The rows' place, for `useFocusOnMore`. */
  bodyRef?: Ref<HTMLTableSectionElement>;
};

/** Rows and columns. Where it is wider than the screen it scrolls by itself, by keyboard too; the first column stays. */
export function DataTable<Row>({ caption, columns, rows, keyOf, bodyRef }: DataTableProps<Row>) {
  const captionId = useId();
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section of its own would enter the page's outline
    <div role="region" aria-labelledby={captionId} tabIndex={0} className="card overflow-x-auto p-0">
      <table className="w-full border-collapse text-left text-ui">
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={`border-b px-4 py-3 text-sm font-ui whitespace-nowrap text-ink-2 ${column === first ? 'sticky left-0 bg-surface' : ''} ${column.numeric ? 'text-right' : ''}`}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b last:border-b-0">
              <th
                scope="row"
                className="sticky left-0 min-w-32 max-w-36 bg-surface px-4 py-3 align-top font-strong wrap-anywhere md:min-w-40 md:max-w-60"
              >
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.title} className={`px-4 py-3 align-top ${column.numeric ? 'num text-right' : ''}`}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
