import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { isOffered } from '@bandeja/domain/routines/rules';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { finderTexts as texts } from '#features/routines/texts.ts';
import { callQuery } from '#lib/query.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { SearchPicker } from '#ui/search-picker.tsx';

const proposals = 20;

export type RoutineFinderProps = { type: PlanDayType; onFound: (routine: RoutineSummary) => void };

function kindOf(type: PlanDayType) {
  if (type === 'Partido') return { type };
  return type === 'Descanso' ? {} : { category: type };
}

export function RoutineFinder({ type, onFound }: RoutineFinderProps) {
  const [search, setSearch] = useState('');
  const term = useDebounced(search.trim());
  const query = { ...kindOf(type), ...(term === '' ? {} : { search: term }), limit: proposals };
  const found = useQuery(callQuery('GET /routines', { query }, { placeholderData: keepPreviousData }));
  const options = (found.data ?? [])
    .filter((routine) => routine.isActive && isOffered(routine))
    .map((routine) => ({ id: routine._id, label: routine.name, note: `${routine.duration} min`, routine }));
  return (
    <SearchPicker
      bare
      label={texts.label}
      options={options}
      onSearch={setSearch}
      isSearching={search.trim() !== term || found.isPlaceholderData || found.isPending}
      onChoose={({ routine }) => onFound(routine)}
      emptyText={found.isError ? texts.failed : texts.none}
      placeholder={texts.placeholder}
    />
  );
}
