import { readStored, writeStored } from '#lib/device-storage.ts';

export const cueKinds = ['beep', 'vibration', 'voice', 'flash'] as const;
export type CueKind = (typeof cueKinds)[number];
export type CueSettings = Record<CueKind, boolean>;

const key = (kind: CueKind) => `bandeja.cue.${kind}`;
const usual: CueSettings = { beep: true, vibration: true, voice: false, flash: false };

export function storedCues(): CueSettings {
  const isOn = (kind: CueKind) => (usual[kind] ? readStored(key(kind)) !== 'off' : readStored(key(kind)) === 'on');
  return { beep: isOn('beep'), vibration: isOn('vibration'), voice: isOn('voice'), flash: isOn('flash') };
}

export function storeCue(kind: CueKind, isOn: boolean): void {
  writeStored(key(kind), isOn ? 'on' : 'off');
}

export function possibleCues(): CueSettings {
  return {
    beep: 'AudioContext' in window,
    vibration: 'vibrate' in navigator,
    voice: 'speechSynthesis' in window,
    flash: true,
  };
}

const headsetKey = 'bandeja.headset';
/** Fired by the window when the headset switch changes: a running session takes its buttons or gives them back. */
export const cuesChanged = 'bandeja:cues';

/** Whether the session uses a headset's buttons; off at first, because that stops other music. */
export const isHeadsetTaken = (): boolean => hasHeadset() && readStored(headsetKey) === 'on';

export const hasHeadset = (): boolean => 'mediaSession' in navigator;

export function takeHeadset(isOn: boolean): void {
  writeStored(headsetKey, isOn ? 'on' : 'off');
  window.dispatchEvent(new Event(cuesChanged));
}
