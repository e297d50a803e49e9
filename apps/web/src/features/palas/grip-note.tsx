import { useQuery } from '@tanstack/react-query';
import { palasQuery } from '#features/palas/api.ts';
import { palaTexts as texts } from '#features/palas/texts.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';

export function GripNote() {
  const { data } = useQuery(palasQuery);
  const grip = data?.overgrip;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t pt-4">
      <ArrowLink to={paths.palas}>{texts.title}</ArrowLink>
      {grip?.isDue && <p className="text-sm text-ink-2">{texts.due(grip.hours)}</p>}
    </div>
  );
}
