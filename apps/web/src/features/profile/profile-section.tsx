import type { User } from '@bandeja/domain/profile/contract';
import { openRedFlag } from '@bandeja/domain/profile/rules';
import { isProfileComplete } from '@bandeja/domain/schedule/rules';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Said } from '#features/profile/api.ts';
import { ProfileFacts } from '#features/profile/profile-facts.tsx';
import { ProfileForm } from '#features/profile/profile-form.tsx';
import { RedFlagWarning } from '#features/profile/red-flag/red-flag.tsx';
import { profileTexts as texts } from '#features/profile/texts.ts';
import { useHelp } from '#lib/use-help.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { HelpText } from '#ui/help-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { SoftNote } from '#ui/soft-note.tsx';

type ProfileSectionProps = {
  user: User;
  isEditing: boolean;
  onEdit: () => void;
  onCancel: () => void;
  onSaved: (saved: User) => void;
  children?: ReactNode;
};

export function ProfileSection({ user, isEditing, onEdit, onCancel, onSaved, children }: ProfileSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const [isSavedShown, showSaved] = useShownFor(texts.savedMs);
  const [said, setSaid] = useState<Said | null>(null);
  const help = useHelp();
  const flag = openRedFlag(user);
  const lead = isProfileComplete(user) ? texts.lead : texts.incomplete;
  const shown = children ? 'offer' : 'facts';
  useModeFocus(isEditing ? 'form' : shown, heading, editButton);

  return (
    <section aria-labelledby="tu-perfil" className="card max-sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="tu-perfil" ref={heading} tabIndex={-1}>
          {texts.section}
        </h2>
        {!isEditing && (
          <Button ref={editButton} variant="line" icon={<Icon as={PencilSimpleIcon} />} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
      </div>
      {/* as tall as the message: nothing below moves when it goes */}
      <div className="mt-2 mb-4 grid min-h-19 content-center sm:min-h-14">
        {isSavedShown ? (
          <Alert kind="ok">{texts.saved}</Alert>
        ) : (
          <p className="text-ui text-ink-2">{isEditing ? texts.editing : lead}</p>
        )}
      </div>
      {!isEditing && flag?.kind === 'crisis' && (
        <div className="mb-4">
          <RedFlagWarning flag={flag} />
        </div>
      )}
      {!isEditing && said?.warning && (
        <div className="mb-4">
          <Alert kind="warn">
            <HelpText lines={[said.warning]} call={help.words.call} />
          </Alert>
        </div>
      )}
      {!isEditing && said?.isSoft && <SoftNote {...help} className="mb-4" />}
      {!isEditing && children}
      {isEditing ? (
        <ProfileForm
          user={user}
          onCancel={onCancel}
          onSaved={(saved, next) => {
            setSaid(next);
            showSaved();
            onSaved(saved);
          }}
        />
      ) : (
        <ProfileFacts user={user} />
      )}
    </section>
  );
}

function useShownFor(milliseconds: number): [isShown: boolean, show: () => void] {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setSince(null), since + milliseconds - Date.now());
    return () => clearTimeout(timer);
  }, [since, milliseconds]);
  return [since !== null, () => setSince(Date.now())];
}

type Place = { readonly current: HTMLElement | null };

/** The pressed button disappears with its mode: the focus goes to the form's heading, or to «Editar perfil». */
function useModeFocus(mode: 'form' | 'offer' | 'facts', heading: Place, editButton: Place): void {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    (mode === 'form' ? heading : editButton).current?.focus();
  }, [mode, heading, editButton]);
}
