import { zoneOf } from '@bandeja/domain/pulse/rules';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useQuery } from '@tanstack/react-query';
import { pulseQuery } from '#features/pulse/api.ts';
import { type PulseState, pulseMonitor } from '#features/pulse/monitor.ts';
import { pulseTexts } from '#features/pulse/texts.ts';
import { useMonitor } from '#features/pulse/use-monitor.ts';
import { ZoneBadge } from '#features/pulse/zone-badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const texts = pulseTexts.live;

/** The beat and its zone beside what is being done; nothing where no sensor is wanted. It never sounds an alarm. */
export function PulseStrip({ onOptions }: { onOptions: () => void }) {
  const state = useMonitor();
  const { data } = useQuery(pulseQuery);
  if (state.step === 'off' || state.step === 'choosing') return null;
  const beats = state.step === 'on' ? state.beats : null;
  const zone = data?.limits ? zoneOf(beats, data.limits) : null;
  const problem = problemOf(state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of its own would enter the page's outline
    <div
      role="group"
      aria-label={pulseTexts.title}
      className="flex min-h-13 items-center gap-x-3 rounded-2 border border-court-edge py-1 pl-3.5 leading-ui"
    >
      <Icon as={beats === null ? WarningIcon : HeartIcon} weight="fill" className="size-5 flex-none" />
      {beats !== null && (
        <p className="flex items-baseline gap-1.5">
          <span className="num font-head text-h3">{beats}</span>
          <span className="text-ui text-ink-2">{pulseTexts.unit}</span>
        </p>
      )}
      {zone !== null && zone > 0 && (
        <div className="text-ui">
          <ZoneBadge zone={zone} />
        </div>
      )}
      <p role="status" className="min-w-0 flex-1 text-ui empty:hidden">
        {problem}
      </p>
      <span className="ml-auto flex flex-none items-center">
        {state.step === 'lost' && (
          <Button variant="line" onClick={pulseMonitor.reconnect}>
            {texts.again}
          </Button>
        )}
        <IconButton icon={SlidersHorizontalIcon} label={texts.options} className="text-ink" onClick={onOptions} />
      </span>
    </div>
  );
}

function problemOf(state: PulseState): string | null {
  if (state.step === 'connecting') return state.isAgain ? texts.seeking : texts.connecting;
  if (state.step === 'lost') return texts.lost;
  if (state.step === 'failed') return texts[state.why];
  return state.step === 'on' && state.beats === null ? texts.noContact : null;
}
