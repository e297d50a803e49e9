import { zoneNames } from '@bandeja/domain/pulse/vocabulary';
import { CellSignalFullIcon } from '@phosphor-icons/react/dist/csr/CellSignalFull';
import { CellSignalHighIcon } from '@phosphor-icons/react/dist/csr/CellSignalHigh';
import { CellSignalLowIcon } from '@phosphor-icons/react/dist/csr/CellSignalLow';
import { CellSignalMediumIcon } from '@phosphor-icons/react/dist/csr/CellSignalMedium';
import { CellSignalNoneIcon } from '@phosphor-icons/react/dist/csr/CellSignalNone';
import { pulseTexts as texts } from '#features/pulse/texts.ts';
import { Icon } from '#ui/icon.tsx';

const icons = [CellSignalNoneIcon, CellSignalLowIcon, CellSignalMediumIcon, CellSignalHighIcon, CellSignalFullIcon];

/** A zone as word and icon, never by its colour alone. */
export function ZoneBadge({ zone }: { zone: number }) {
  const [icon, name] = [icons[zone - 1], zoneNames[zone - 1]];
  if (!icon || name === undefined) return null;
  return (
    <span className="flex items-center gap-1.5">
      <Icon as={icon} className="size-5 flex-none" />
      {texts.zone(zone, name)}
    </span>
  );
}
