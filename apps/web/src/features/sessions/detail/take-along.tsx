import type { Session } from '@bandeja/domain/sessions/contract';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import type { ReactNode } from 'react';
import { tcxOf } from '#features/sessions/detail/tcx.ts';
import { detailTexts as texts } from '#features/sessions/texts.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** What a finished session leads to: a file for other apps, where else it may go. */
export function TakeAlong({ session, children }: { session: Session; children: ReactNode }) {
  const file = `bandeja-${session.localDate}.tcx`;
  return (
    <section aria-labelledby="take-along" className="card card-tight grid justify-items-start gap-3 lg:col-span-2">
      <h2 id="take-along" className="heading-3">
        {texts.takeAlong}
      </h2>
      <Button
        variant="line"
        icon={<Icon as={DownloadSimpleIcon} />}
        onClick={() => saveTextFile(file, 'application/vnd.garmin.tcx+xml', tcxOf(session))}
      >
        {texts.tcx}
      </Button>
      {children}
    </section>
  );
}
