import { categorySchema } from '@bandeja/domain/exercises/schemas';
import { categories } from '@bandeja/domain/exercises/vocabulary';
import { openRedFlag } from '@bandeja/domain/profile/rules';
import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useAuth } from '#features/auth/auth-context.tsx';
import { RedFlagWarning } from '#features/profile/red-flag/red-flag.tsx';
import { SavedNote } from '#features/routines/own/saved-note.tsx';
import { ownTexts } from '#features/routines/own/texts.ts';
import { SearchForm } from '#features/routines/search/search-form.tsx';
import { ShelfTab } from '#features/routines/shelf/shelf-tab.tsx';
import { shelfTexts as texts } from '#features/routines/shelf/texts.ts';
import { nextQuery } from '#features/sessions/today/api.ts';
import { OpenSession } from '#features/sessions/today/open-session.tsx';
import { StartError } from '#features/sessions/today/start-error.tsx';
import { useStart } from '#features/sessions/today/use-start.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Select } from '#ui/select.tsx';
import { Tabs } from '#ui/tabs.tsx';

const boards = {
  disponibles: { of: 'library', isShown: ({ isActive, isOwn }: RoutineSummary) => isActive && !isOwn },
  'mis-rutinas': { of: 'own', isShown: ({ isOwn }: RoutineSummary) => isOwn },
  favoritas: { of: 'favorites', isShown: ({ isFavorite }: RoutineSummary) => isFavorite },
} as const;

/** «Guardar Rutina» names what it kept. */
const keptSchema = z.object({ kept: z.string() });

const categoryOptions = [
  { value: '', label: texts.anyCategory },
  ...categories.map((value) => ({ value, label: value })),
];

export function RoutineManagerPage() {
  const { user } = useAuth();
  const flag = user && openRedFlag(user);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const kept = keptSchema.safeParse(useLocation().state).data?.kept ?? null;
  const tabs = useRef<HTMLDivElement>(null);
  const next = useQuery(nextQuery);
  const start = useStart();
  const open = next.data?.open ?? null;
  const routineToStart = start.state.step === 'idle' ? null : start.state.wish.routineId;

  const category = categorySchema.safeParse(params.get('category')).data ?? null;
  const startRoutine = ({ _id, categories: [own], type }: RoutineSummary) =>
    type === 'Partido' ? navigate(paths.match) : start.start({ routineId: _id, type: own ?? type, from: 'routines' });
  const select = (tab: string) => setParams({ tab }, { replace: true });
  function toLibrary() {
    select('disponibles');
    // the button disappears with its board
    tabs.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  }

  const categoryFilter = (
    <Select
      bare
      hideLabel
      label={texts.category}
      options={categoryOptions}
      value={category ?? ''}
      onChange={({ target: { value } }) =>
        setParams({ tab: 'disponibles', ...(value === '' ? {} : { category: value }) }, { replace: true })
      }
    />
  );

  function tab(
    id: keyof typeof boards,
    { label, ...empty }: { label: string; title: string; hint: string },
    action: ReactNode,
  ) {
    const { of, isShown } = boards[id];
    const content = (
      <ShelfTab
        key={id}
        title={label}
        empty={{ ...empty, action }}
        // only the library is long enough to be narrowed down
        list={{ of, ...(of === 'library' && category !== null ? { category } : {}) }}
        isShown={isShown}
        filter={id === 'disponibles' && categoryFilter}
        offersOnly={id === 'disponibles'}
        note={id === 'mis-rutinas' && kept !== null && <SavedNote routineId={kept} />}
        startingId={start.state.step === 'starting' ? routineToStart : null}
        onStart={flag ? null : startRoutine}
        describeError={(routineId) => routineId === routineToStart && <StartError start={start} from="routines" />}
      />
    );
    return { id, label, content };
  }

  return (
    <div className="wrap grid gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle
        title={texts.title}
        sentence={texts.sentence}
        action={
          <LinkButton to={paths.newRoutine} icon={<Icon as={PlusIcon} />}>
            {ownTexts.build}
          </LinkButton>
        }
      />
      {flag && <RedFlagWarning flag={flag} />}
      {open && <OpenSession session={open} isCalm={flag !== null} />}
      <SearchForm query="" onSearch={(term) => navigate(paths.searchRoutines(term))} className="max-w-reading" />
      <div ref={tabs} className="min-w-0">
        <Tabs
          label={texts.tabs}
          selected={params.get('tab') ?? 'disponibles'}
          onSelect={select}
          tabs={[
            tab('disponibles', texts.available, <LinkButton to={paths.dashboard}>{texts.toDashboard}</LinkButton>),
            tab(
              'mis-rutinas',
              texts.own,
              <LinkButton to={paths.routineSearch} variant="line">
                {texts.toSearch}
              </LinkButton>,
            ),
            tab('favoritas', texts.favorites, <Button onClick={toLibrary}>{texts.toLibrary}</Button>),
          ]}
        />
      </div>
    </div>
  );
}
