import { readStored, writeStored } from '#lib/device-storage.ts';

/** What tells of the end of a rest or a timed set; each has a switch of its own, for this device. */
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

/** What this browser can do at all. */
export function possibleCues(): CueSettings {
  return {
    beep: 'AudioContext' in window,
    vibration: 'vibrate' in navigator,
    voice: 'speechSynthesis' in window,
    flash: true,
  };
}

const headsetKey = 'bandeja.headset';
/** Said by the window when the switch of the headset changes: a running session takes its buttons or gives them back. */
export const cuesChanged = 'bandeja:cues';

/** Whether the buttons of a headset belong to the session; off at first, since other music stops for them. */
export const isHeadsetTaken = (): boolean => hasHeadset() && readStored(headsetKey) === 'on';

export const hasHeadset = (): boolean => 'mediaSession' in navigator;

export function takeHeadset(isOn: boolean): void {
  writeStored(headsetKey, isOn ? 'on' : 'off');
  window.dispatchEvent(new Event(cuesChanged));
}
