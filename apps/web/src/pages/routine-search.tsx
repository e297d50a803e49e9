import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { readSearch, type Search, withoutFilters, writeSearch } from '#features/routines/search/address.ts';
import { searchQuery } from '#features/routines/search/api.ts';
import { Filters } from '#features/routines/search/filters.tsx';
import { Results, type ResultsState } from '#features/routines/search/results.tsx';
import { SearchForm } from '#features/routines/search/search-form.tsx';
import { suggestions, searchTexts as texts } from '#features/routines/search/texts.ts';
import { loginPath } from '#lib/next-path.ts';
import * as paths from '#lib/paths.ts';
import { useOffline } from '#lib/use-offline.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function RoutineSearchPage() {
  const { user } = useAuth();
  const [params, setParams] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = readSearch(params);
  const isOffline = useOffline();
  const query = useQuery(searchQuery(search, isOffline));
  const plain = withoutFilters(search);
  const isFiltered = writeSearch(search).toString() !== writeSearch(plain).toString();

  const show = (next: Search) => setParams(writeSearch(next));

  function lookFor(term: string) {
    if (term === search.query) void query.refetch();
    else show({ ...search, query: term });
  }
  // the pressed control is gone afterwards: the focus goes to the next one
  function clear() {
    setParams({});
    field.current?.focus();
  }
  function clearFilters() {
    show(plain);
    heading.current?.focus();
  }

  return (
    <div className="wrap grid gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      {user === null && <SignedOut />}
      <SearchForm query={search.query} onSearch={lookFor} fieldRef={field} className="max-w-reading" />
      {search.query === '' ? (
        <Suggestions />
      ) : (
        <>
          <Filters search={search} onChange={show} onClear={clearFilters} />
          <Results
            search={search}
            isOffline={isOffline}
            state={stateOf(query)}
            hasHearts={user !== null}
            isFiltered={isFiltered}
            onClear={clear}
            onClearFilters={clearFilters}
            headingRef={heading}
          />
        </>
      )}
    </div>
  );
}

/** The token expired on the page: the search continues without hearts (docs/product.md#routes). */
function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <Alert
      actions={
        <LinkButton size="sm" to={loginPath(pathname + search)}>
          {texts.signIn}
        </LinkButton>
      }
    >
      <p>{texts.signedOut}</p>
    </Alert>
  );
}

type SearchResult = ReturnType<typeof useQuery<Extract<ResultsState, { status: 'ready' }>['routines']>>;

function stateOf({ data, error, isError, isFetching, isPlaceholderData, refetch }: SearchResult): ResultsState {
  if (data !== undefined) return { status: 'ready', routines: data, isOld: isPlaceholderData };
  if (!isError) return { status: 'loading' };
  return {
    status: 'failed',
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

function Suggestions() {
  return (
    <div className="grid gap-6">
      {suggestions.map(({ title, links }) => (
        <section key={title} className="grid gap-3">
          <h2 className="heading-3">{title}</h2>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ label, term }) => (
              <li key={term}>
                <Link to={paths.searchRoutines(term)} className="chip no-underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
