import type { User } from '@bandeja/domain/profile/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CredentialsForm } from '#features/auth/credentials-form.tsx';
import { authTexts } from '#features/auth/texts.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const texts = authTexts.relogin;

export function ReloginDialog({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {!isOpen && (
        <div className="pointer-events-none fixed inset-x-4 top-16 z-toast grid justify-items-center">
          <Button variant="white" size="sm" className="pointer-events-auto shadow-2" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        </div>
      )}
      <Dialog isOpen={isOpen} isAlert onClose={() => setOpen(false)} title={texts.title}>
        <p className="text-ink-2">{texts.sentence}</p>
        <ReloginForm user={user} />
      </Dialog>
    </>
  );
}

function ReloginForm({ user }: { user: User }) {
  const navigate = useNavigate();
  async function follow(entered: User) {
    // the session below belongs to another account
    if (entered._id !== user._id) await navigate(paths.dashboard, { replace: true });
  }
  return <CredentialsForm email={user.email} submitLabel={texts.submit} onEntered={follow} />;
}
