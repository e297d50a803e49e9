import { readStored, writeStored } from '#lib/device-storage.ts';

const key = 'bandeja.device.repVoice';

/** On at first: who is four metres away reads nothing. */
export const isVoiceOn = (): boolean => readStored(key) !== 'off';

export const storeVoice = (isOn: boolean): void => void writeStored(key, isOn ? 'on' : 'off');
