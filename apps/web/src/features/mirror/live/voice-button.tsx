import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/csr/SpeakerSlash';
import { useState } from 'react';
import { liveCameraTexts as texts } from '#features/mirror/live/texts.ts';
import { isVoiceOn, storeVoice } from '#features/mirror/live/voice.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function VoiceButton() {
  const [isOn, setOn] = useState(isVoiceOn);
  const turn = () => {
    storeVoice(!isOn);
    setOn(!isOn);
  };
  return (
    <IconButton
      icon={isOn ? SpeakerHighIcon : SpeakerSlashIcon}
      label={isOn ? texts.voiceOn : texts.voiceOff}
      onClick={turn}
    />
  );
}
