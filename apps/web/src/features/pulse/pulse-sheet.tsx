import { hasFeature } from '@bandeja/domain/billing/rules';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { zoneOf } from '@bandeja/domain/pulse/rules';
import { BluetoothIcon } from '@phosphor-icons/react/dist/csr/Bluetooth';
import { useQuery } from '@tanstack/react-query';
import { pulseQuery, useAllowPulse } from '#features/pulse/api.ts';
import { bluetoothHere } from '#features/pulse/bluetooth.ts';
import { pulseMonitor } from '#features/pulse/monitor.ts';
import { pulseTexts } from '#features/pulse/texts.ts';
import { useMonitor } from '#features/pulse/use-monitor.ts';
import { ZoneBadge } from '#features/pulse/zone-badge.tsx';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { userQuery } from '#lib/user-query.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const { sheet: texts, live } = pulseTexts;

/** Consent, choice of a sensor, its state. It takes the colours of the court: it opens over a session or the score. */
export function PulseSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen isCourt onClose={onClose} title={texts.title}>
      <div className="grid gap-4">
        <p className="text-ink-2">{texts.sentence}</p>
        <Content />
      </div>
    </Dialog>
  );
}

function Content() {
  const { data: user } = useQuery(userQuery);
  const pulse = useQuery(pulseQuery);
  if (bluetoothHere() === null) return <Elsewhere text={texts.unsupported} />;
  if (!hasFeature(user?.subscription ?? null, 'wearable_integration')) {
    return (
      <>
        <p>{texts.needsPro}</p>
        <LinkButton to={paths.plans} variant="line" size="gym">
          {texts.plans}
        </LinkButton>
      </>
    );
  }
  if (pulse.data === undefined) return pulse.isError ? <Alert kind="err">{texts.loadFailed}</Alert> : null;
  if (!pulse.data.consent) return <Consent />;
  return <Sensor from={pulse.data.from} limits={pulse.data.limits} />;
}

function Elsewhere({ text }: { text: string }) {
  return (
    <>
      <p>{text}</p>
      <LinkButton to={paths.importFiles} variant="line" size="gym">
        {texts.importFile}
      </LinkButton>
    </>
  );
}

function Consent() {
  const allow = useAllowPulse();
  return (
    <>
      <blockquote className="border-l-2 border-white px-4 py-1">{consentTexts.pulse.text}</blockquote>
      <p className="text-ui text-ink-2">{texts.honest}</p>
      {allow.error && <Alert kind="err">{serverMessage(allow.error) ?? texts.failed}</Alert>}
      <Button
        variant="saque"
        size="gym"
        pending={allow.isPending}
        pendingLabel={texts.accepting}
        onClick={() => allow.start()}
      >
        {texts.accept}
      </Button>
    </>
  );
}

type SensorProps = { from: 'own' | 'age' | 'none' | 'asked'; limits: number[] | null };

function Sensor({ from, limits }: SensorProps) {
  const state = useMonitor();
  if (state.step === 'on') {
    const zone = limits === null ? null : zoneOf(state.beats, limits);
    return (
      <>
        <p className="font-strong">{texts.connectedTo(state.name)}</p>
        {/* the figure changes every second: it is read when it is asked for */}
        <p className="num text-num-count font-head">{state.beats ?? '–'}</p>
        {zone !== null && zone > 0 && <ZoneBadge zone={zone} />}
        <p role="status" className="empty:hidden">
          {state.beats === null ? live.noContact : ''}
        </p>
        {state.battery !== null && <p className="text-ui text-ink-2">{live.battery(state.battery)}</p>}
        <Zones from={from} />
        <Button variant="line" size="gym" onClick={pulseMonitor.disconnect}>
          {texts.disconnect}
        </Button>
      </>
    );
  }
  const isBusy = state.step === 'choosing' || state.step === 'connecting';
  return (
    <>
      <p className="text-ui text-ink-2">{texts.how}</p>
      {state.step === 'failed' && <Alert kind="err">{live[state.why]}</Alert>}
      {state.step === 'lost' && <Alert kind="err">{live.lost}</Alert>}
      <Button
        variant="saque"
        size="gym"
        icon={<Icon as={BluetoothIcon} />}
        pending={isBusy}
        pendingLabel={live.connecting}
        onClick={() => void pulseMonitor.choose()}
      >
        {texts.choose}
      </Button>
      <Zones from={from} />
      <p className="text-ui text-ink-2">{texts.honest}</p>
    </>
  );
}

function Zones({ from }: Pick<SensorProps, 'from'>) {
  return (
    <>
      {from === 'asked' && <p className="text-ui">{texts.asked}</p>}
      {from === 'none' && <p className="text-ui">{texts.none}</p>}
      {from !== 'asked' && <ArrowLink to={paths.pulse}>{texts.setZones}</ArrowLink>}
    </>
  );
}
