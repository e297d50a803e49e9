import { doseFacts } from '@bandeja/domain/exercises/dose';
import type { ExerciseOption, Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { hasKit } from '@bandeja/trainer/schedule/kit';
import { BandaidsIcon } from '@phosphor-icons/react/dist/csr/Bandaids';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findOptions } from '#features/sessions/live/screen/exercise-pool.ts';
import { windowTexts } from '#features/sessions/live/screen/window-texts.ts';
import { formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { localKey } from '#lib/query.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const texts = windowTexts.options;
const withoutMaterial = '';

type OptionsWindowProps = {
  session: Session;
  instead: SessionEntry | null;
  onClose: () => void;
  onChoose: (option: ExerciseOption) => void;
};

export function OptionsWindow({ session, instead, onClose, onChoose }: OptionsWindowProps) {
  const [search, setSearch] = useState('');
  const wanted = useDebounced(search.trim());
  const found = useQuery({
    queryKey: localKey('options', session._id, instead?._id, wanted),
    queryFn: ({ signal }) => findOptions({ session, instead, search: wanted }, signal),
    placeholderData: (before) => before,
  });
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [showsLoading, setShowsLoading] = useState(false);
  const { options = [], areas = [], doubt = null, material = null } = found.data ?? {};
  const kinds = materialsOf(options);
  const mine =
    chosen ?? kinds.filter((kind) => kind === withoutMaterial || material === null || material.includes(kind));
  const fitting = options.filter(({ equipment }) => fits(equipment, mine));
  const loading = fitting.filter(({ burden }) => burden === 'loads');
  const shown = showsLoading ? fitting : fitting.filter((option) => !loading.includes(option));
  return (
    <Dialog isOpen isCourt onClose={onClose} title={instead ? texts.swap : texts.add}>
      <p className="text-ink-2">
        {instead ? texts.instead(instead.name, doseFacts(instead).join(', ')) : texts.addLead}
      </p>
      <SearchField label={texts.search} placeholder={texts.search} value={search} onChange={setSearch} />
      {kinds.length > 1 && (
        <Fold title={texts.chosenMaterial(mine.map(nameOf))}>
          <ChipGroup
            mode="multi"
            label={texts.material}
            hideLabel
            value={mine}
            onChange={setChosen}
            options={kinds.map((kind) => ({ value: kind, label: nameOf(kind) }))}
          />
        </Fold>
      )}
      {areas.length > 0 && (
        <p className="flex items-center gap-2 text-ui">
          <Icon as={BandaidsIcon} className="size-5 flex-none" />
          {texts.spares(areas)}
        </p>
      )}
      {doubt !== null && <p className="text-ui">{doubt}</p>}
      {found.data?.isFromDevice && (
        <p role="status" className="text-ui">
          {texts.fromDevice}
        </p>
      )}
      {found.isPending && <Skeleton className="h-24" />}
      {found.error && (
        <ErrorState
          level={3}
          title={texts.failed}
          text={texts.failedHint}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {found.data && shown.length === 0 && <p role="status">{texts.none}</p>}
      <ul className="grid gap-2.5">
        {shown.map((option) => (
          <OptionLine key={option.exerciseId} option={option} onChoose={onChoose} />
        ))}
      </ul>
      {loading.length > 0 && !showsLoading && (
        <div className="flex items-center justify-between gap-3 text-ui text-ink-2">
          <p>{texts.hidden(loading.length, areas)}</p>
          <button
            type="button"
            className="min-h-gym font-strong text-ink underline"
            onClick={() => setShowsLoading(true)}
          >
            {texts.show}
          </button>
        </div>
      )}
    </Dialog>
  );
}

function OptionLine({ option, onChoose }: { option: ExerciseOption; onChoose: (option: ExerciseOption) => void }) {
  const { name, why, equipment, lastDone, drawing } = option;
  const material = equipment.length === 0 ? texts.noMaterial : capitalise(equipment.join(', '));
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(option)}
        className="grid min-h-gym w-full grid-cols-[auto_minmax(0,1fr)] overflow-hidden rounded-2 border text-left leading-ui"
      >
        <span className="grid w-20 place-items-center bg-court-deep min-[360px]:w-24">
          {drawing && (
            <img src={paths.figureFile(drawing)} alt="" loading="lazy" width="88" height="80" className="w-full" />
          )}
        </span>
        <span className="grid content-center gap-1 p-3">
          <span className="font-strong wrap-anywhere">{name}</span>
          <span className="text-ui text-ink-2">{why}</span>
          <span className="text-ui font-strong">
            {lastDone === null ? material : texts.lastDone(material, formatShortDate(lastDone))}
          </span>
        </span>
      </button>
    </li>
  );
}

const nameOf = (kind: string) => (kind === withoutMaterial ? texts.noMaterial : capitalise(kind));

function materialsOf(options: readonly ExerciseOption[]): string[] {
  const items = options.flatMap(({ equipment }) =>
    equipment.length === 0 ? [withoutMaterial] : equipment.flatMap((item) => item.split(' o ')),
  );
  return [...new Set(items)].sort((one, other) => one.localeCompare(other, 'es'));
}

function fits(equipment: readonly string[], mine: readonly string[]): boolean {
  return equipment.length === 0 ? mine.includes(withoutMaterial) : hasKit(equipment, new Set(mine));
}
