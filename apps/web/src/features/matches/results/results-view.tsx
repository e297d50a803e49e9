import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Results } from '@bandeja/domain/matches/contract';
import { rivalNames, sideNames, surfaceNames } from '@bandeja/domain/matches/messages';
import { type CourtSide, courtSides } from '@bandeja/domain/matches/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { resultsQuery } from '#features/matches/api.ts';
import { headline, type PeriodId, periodFrom, periodIds, resultsPicture } from '#features/matches/results/facts.ts';
import { OneByOne, Tallies } from '#features/matches/results/tallies.tsx';
import { resultsTexts as texts } from '#features/matches/results/texts.ts';
import { formatMonth } from '#lib/format.ts';
import { loadState } from '#lib/load-state.ts';
import { timeZone } from '#lib/time-zone.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Fold } from '#ui/fold.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { PictureButtons } from '#ui/picture/picture-buttons.tsx';
import { Select } from '#ui/select.tsx';

type Filters = { period: PeriodId; partner: string; side: CourtSide | '' };

export function ResultsView({ logMatch }: { logMatch: ReactNode }) {
  const [filters, setFilters] = useState<Filters>({ period: 'all', partner: '', side: '' });
  const from = periodFrom(filters.period, localDateIn(timeZone, new Date()));
  const query = useQuery(
    resultsQuery({
      ...(from && { from }),
      ...(filters.partner && { partner: filters.partner }),
      ...(filters.side && { side: filters.side }),
    }),
  );
  const state = loadState(query, (results) => ({ results }));
  const isFiltered = from !== undefined || filters.partner !== '' || filters.side !== '';
  return (
    <>
      <PageTitle
        title={texts.title}
        sentence={state.status === 'ready' ? (headline(state.results) ?? undefined) : undefined}
        action={logMatch}
      />
      {state.status === 'loading' && <BallLoader label={texts.loading} page />}
      {state.status === 'failed' && <ErrorState level={2} className="card" title={texts.loadFailed} state={state} />}
      {state.status === 'ready' && (
        <>
          {(isFiltered || state.results.played > 0) && (
            <FilterRow filters={filters} partners={state.results.partnerNames} onChange={setFilters} />
          )}
          {state.results.played === 0 ? (
            <EmptyState level={2} className="card" title={isFiltered ? texts.noneSo : texts.empty}>
              {isFiltered ? texts.noneSoHint : texts.emptyHint}
            </EmptyState>
          ) : (
            <div aria-busy={query.isPlaceholderData} className="grid grid-cols-1 gap-4">
              <Ready results={state.results} />
            </div>
          )}
        </>
      )}
    </>
  );
}

type FilterRowProps = { filters: Filters; partners: readonly string[]; onChange: (filters: Filters) => void };

function FilterRow({ filters, partners, onChange }: FilterRowProps) {
  const { label, period, periods, partner, anyPartner, side, anySide } = texts.filters;
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5 md:max-w-180">
      <legend className="sr-only">{label}</legend>
      <Select
        bare
        hideLabel
        label={period}
        options={periodIds.map((value) => ({ value, label: periods[value] }))}
        value={filters.period}
        onChange={({ target }) => {
          const chosen = periodIds.find((each) => each === target.value);
          if (chosen) onChange({ ...filters, period: chosen });
        }}
      />
      <Select
        bare
        hideLabel
        label={partner}
        options={[{ value: '', label: anyPartner }, ...partners.map((name) => ({ value: name, label: name }))]}
        value={filters.partner}
        onChange={({ target }) => onChange({ ...filters, partner: target.value })}
      />
      <Select
        bare
        hideLabel
        label={side}
        options={[{ value: '', label: anySide }, ...courtSides.map((value) => ({ value, label: sideNames[value] }))]}
        value={filters.side}
        onChange={({ target }) =>
          onChange({ ...filters, side: courtSides.find((each) => each === target.value) ?? '' })
        }
      />
    </fieldset>
  );
}

function Ready({ results }: { results: Results }) {
  const { played, won, lost, recent, months, partners, sides, rivals, surfaces, tags } = results;
  const undecided = played - won - lost;
  const { by, points } = texts;
  const decisive = [
    { ...results.sets, name: points.sets },
    { ...results.tieBreaks, name: points.tieBreaks },
    { ...results.golden, name: points.golden },
  ].filter((row) => row.won + row.lost > 0);
  return (
    <>
      <dl className="grid grid-cols-2 divide-x-3 divide-ink border-y-3 border-ink">
        <Figure name={texts.won} value={won} />
        <Figure name={texts.lost} value={lost} />
      </dl>
      {undecided > 0 && <p className="text-sm text-ink-2">{texts.undecided(undecided)}</p>}
      {recent.length > 0 && <OneByOne recent={recent} />}
      <div className="max-md:grid max-md:grid-cols-1 max-md:gap-4 md:columns-2 md:gap-4 md:*:mb-4 md:*:break-inside-avoid">
        <Tallies title={by.partners} rows={partners.map((row) => ({ ...row, name: row.key }))} />
        <Tallies title={by.sides} rows={sides.map((row) => ({ ...row, name: sideNames[row.key] }))} />
        <Tallies title={by.tags} rows={tags.map((row) => ({ ...row, name: row.key }))} />
        <Tallies title={points.title} rows={decisive} />
        <Tallies title={by.months} rows={months.toReversed().map((row) => ({ ...row, name: monthName(row.key) }))} />
        <Tallies title={by.rivals} rows={rivals.map((row) => ({ ...row, name: rivalNames[row.key] }))} />
        <Tallies title={by.surfaces} rows={surfaces.map((row) => ({ ...row, name: surfaceNames[row.key] }))} />
      </div>
      <Fold title={texts.picture.open}>
        <PictureButtons specOf={() => resultsPicture(results)} fileName={texts.picture.file} />
      </Fold>
    </>
  );
}

const monthName = (month: string) => `${formatMonth(`${month}-01`)} ${month.slice(0, 4)}`;

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="px-5 py-3 first:pl-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="figure-lg">{value}</dd>
    </div>
  );
}
