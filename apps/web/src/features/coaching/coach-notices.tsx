import { useState } from 'react';
import { usePutCoachNotices } from '#features/coaching/api.ts';
import { homeTexts as texts } from '#features/coaching/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { SectionTitle } from '#ui/section-title.tsx';
import { Switch } from '#ui/switch.tsx';
import { useToast } from '#ui/toast.tsx';

type Notices = { mails: boolean; pushes: boolean };

/** One pair for all players: whether mail and push tell the coach of what they write. */
export function CoachNotices({ mails, pushes }: Notices) {
  const [chosen, setChosen] = useState<Notices>({ mails, pushes });
  const put = usePutCoachNotices();
  const toast = useToast();

  function change(next: Notices) {
    const failed = (error: Error) => {
      setChosen(chosen);
      toast(serverMessage(error) ?? texts.noticesFailed, { kind: 'err', seconds: 6 });
    };
    setChosen(next);
    put.start(next, { onError: failed });
  }

  return (
    <section aria-labelledby="avisos" className="card card-tight grid gap-1">
      <SectionTitle id="avisos" title={texts.notices} />
      <Switch label={texts.mails} checked={chosen.mails} onChange={() => change({ ...chosen, mails: !chosen.mails })} />
      <Switch
        label={texts.pushes}
        checked={chosen.pushes}
        onChange={() => change({ ...chosen, pushes: !chosen.pushes })}
      />
    </section>
  );
}
