import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { BrainIcon } from '@phosphor-icons/react/dist/csr/Brain';
import { HeartbeatIcon } from '@phosphor-icons/react/dist/csr/Heartbeat';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { PersonSimpleTaiChiIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleTaiChi';
import { PersonSimpleThrowIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleThrow';
import { RacquetIcon } from '@phosphor-icons/react/dist/csr/Racquet';
import { StepsIcon } from '@phosphor-icons/react/dist/csr/Steps';
import { StrategyIcon } from '@phosphor-icons/react/dist/csr/Strategy';
import { TennisBallIcon } from '@phosphor-icons/react/dist/csr/TennisBall';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';

type Look = { tone: BadgeTone; icon: PhosphorIcon };

const looks: Record<string, Look> = {
  Físico: { tone: 'fis', icon: BarbellIcon },
  Fuerza: { tone: 'fis', icon: BarbellIcon },
  'Fuerza explosiva': { tone: 'fis', icon: LightningIcon },
  Pliometría: { tone: 'fis', icon: StepsIcon },
  Cardio: { tone: 'fis', icon: HeartbeatIcon },
  Flexibilidad: { tone: 'fis', icon: PersonSimpleTaiChiIcon },
  Funcionalidad: { tone: 'fis', icon: PersonSimpleThrowIcon },
  Técnico: { tone: 'tec', icon: RacquetIcon },
  Táctico: { tone: 'tac', icon: StrategyIcon },
  Partido: { tone: 'par', icon: TennisBallIcon },
  Mental: { tone: 'otr', icon: BrainIcon },
  Descanso: { tone: 'otr', icon: MoonIcon },
};

export function typeLook(type: string): { tone: BadgeTone; icon: PhosphorIcon | undefined } {
  return looks[type] ?? { tone: 'otr', icon: undefined };
}

export function TypeBadge({ type, className }: { type: string; className?: string }) {
  const { tone, icon } = typeLook(type);
  return (
    <Badge tone={tone} icon={icon && <Icon as={icon} className="" />} className={className}>
      {type}
    </Badge>
  );
}
