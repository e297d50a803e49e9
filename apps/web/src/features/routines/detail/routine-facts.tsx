import type { Routine } from '@bandeja/domain/routines/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { detailTexts as texts } from '#features/routines/detail/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';

export function RoutineFacts({ routine }: { routine: Pick<Routine, 'objectives' | 'equipment'> }) {
  const { objectives, equipment } = routine;
  return (
    <section aria-label={texts.facts} className="card card-tight grid content-start gap-5">
      {objectives.length > 0 && (
        <div className="grid gap-2.5">
          <h2 className="heading-3">{texts.objectives}</h2>
          <ul className="grid gap-2 text-ui leading-[1.45]">
            {objectives.map((objective) => (
              <li key={objective} className="flex gap-2.5">
                <Icon as={CheckIcon} className="mt-1 size-4 flex-none text-ink-3" />
                <span className="min-w-0">{objective}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-2.5">
        <h2 className="heading-3">{texts.equipment}</h2>
        {equipment.length === 0 ? (
          <p className="text-ui text-ink-2">{texts.noEquipment}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {equipment.map((item) => (
              <li key={item}>
                <Tag large>{capitalise(item)}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
