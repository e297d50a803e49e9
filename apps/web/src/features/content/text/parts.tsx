import type { Drawing, DrawingPart, Table, TablePart } from '@bandeja/catalogue/text';
import { useId } from 'react';
import { BandejaDrawing } from '#features/content/text/drawings/bandeja-drawing.tsx';
import { BarChart } from '#features/content/text/drawings/bar-chart.tsx';
import { NetDrawing } from '#features/content/text/drawings/net-drawing.tsx';
import { PainScale } from '#features/content/text/drawings/pain-scale.tsx';
import { StepBote } from '#features/content/text/drawings/step-bote.tsx';
import { classNames } from '#ui/class-names.ts';

// On the server only (and in tests): a browser gets what these make as HTML.

const asTable = 'Ver como tabla';

/** Text of our files, HTML already. */
const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

export function PartView({ part }: { part: TablePart | DrawingPart }) {
  switch (part.kind) {
    case 'table':
      return <DataTable {...part.table} />;
    case 'drawing':
      return <Figure drawing={part.drawing} />;
  }
}

/** Explicit roles: browsers drop a table's semantics if its rows are laid out as cards. */
const role = (name: 'table' | 'rowgroup' | 'row' | 'cell' | 'rowheader' | 'columnheader') => ({ role: name });

const cellLook =
  'max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:border-0! max-sm:p-0! max-sm:before:w-30 max-sm:before:text-sm max-sm:before:text-ink-2 max-sm:before:content-[attr(data-title)]';

/** On phones the rows of a wide one are cards; otherwise it scrolls, also by keyboard. */
function DataTable({ caption, head, rows }: Table) {
  const captionId = useId();
  const asCard = (look: string) => (head.length > 3 ? look : undefined);
  const block = asCard('max-sm:block');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="prose-table" aria-labelledby={captionId} tabIndex={0}>
      <table {...role('table')} className={asCard('max-sm:block max-sm:min-w-0!')}>
        <caption id={captionId} className={block} {...html(caption)} />
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
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} {...role('row')} className={asCard('max-sm:block max-sm:border-t max-sm:py-2')}>
              <th
                scope="row"
                {...role('rowheader')}
                className={asCard('max-sm:block max-sm:border-0! max-sm:p-0!')}
                {...html(name)}
              />
              {cells.map((cell, index) => (
                <td key={head[index + 1]} data-title={head[index + 1]} {...role('cell')} className={asCard(cellLook)}>
                  <span className="min-w-0 flex-[1_1_7.5rem]" {...html(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const card = 'rounded-3 border bg-surface p-3.5 sm:p-6';
const court = 'court on-court p-2.5 sm:p-5';

function Figure({ drawing }: { drawing: Drawing }) {
  const { label, caption, table, name } = drawing;
  const isOnCourt = name === 'net' || name === 'bandeja';
  return (
    <figure>
      <div role="img" aria-label={label} className={classNames('prose-drawing', isOnCourt ? court : card)}>
        {drawn(drawing)}
      </div>
      {table === undefined ? (
        <figcaption {...html(caption)} />
      ) : (
        <figcaption>
          <span {...html(caption)} />
          <details>
            <summary>{asTable}</summary>
            <DataTable {...table} />
          </details>
        </figcaption>
      )}
    </figure>
  );
}

function drawn(drawing: Drawing) {
  switch (drawing.name) {
    case 'bars':
      return <BarChart bars={drawing.bars} max={drawing.max} />;
    case 'steps':
      return <StepBote steps={drawing.steps} height={drawing.height} />;
    case 'pain-scale':
      return <PainScale />;
    case 'net':
      return <NetDrawing />;
    case 'bandeja':
      return <BandejaDrawing />;
  }
}
