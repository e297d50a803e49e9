import { endRecapMails } from '#features/recap/api.ts';
import { recapTexts } from '#features/recap/texts.ts';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTask } from '#ui/link-task.tsx';

export function StopRecapPage() {
  const toProfile = <LinkButton to={paths.reminders}>{recapTexts.toProfile}</LinkButton>;
  return (
    <LinkTask
      path={paths.stopRecap}
      send={endRecapMails}
      texts={recapTexts.stop}
      failed={recapTexts.stopFailed}
      afterDone={toProfile}
      afterInvalid={toProfile}
    />
  );
}
