import { localDateIn } from '@bandeja/domain/calendar/dates';
import { exportMutations } from '#features/account/api.ts';
import { accountTexts } from '#features/account/texts.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { serverMessage } from '#lib/server-message.ts';
import { timeZone } from '#lib/time-zone.ts';
import { useOnce } from '#lib/use-once.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = accountTexts.data;

const files = {
  json: { name: 'bandeja-datos', type: 'application/json;charset=utf-8' },
  csv: { name: 'bandeja-sesiones', type: 'text/csv;charset=utf-8' },
} as const;

export function Download({ kind }: { kind: keyof typeof files }) {
  const toast = useToast();
  const fetching = useOnce(exportMutations[kind]);
  const { name, type } = files[kind];

  function download() {
    fetching.start(undefined, {
      onSuccess: (text) => saveTextFile(`${name}-${localDateIn(timeZone, new Date())}.${kind}`, type, text),
      onError: (error) => toast(serverMessage(error) ?? texts.failed, { kind: 'err', seconds: 6 }),
    });
  }

  return (
    <Button variant="line" pending={fetching.isPending} pendingLabel={texts.pending} onClick={download}>
      {texts[kind].button}
    </Button>
  );
}
