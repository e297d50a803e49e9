import { CertificateIcon } from '@phosphor-icons/react/dist/csr/Certificate';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toLocaleUpperCase('es'))
    .join('');

/** A photo, or the initials; the name stands beside it. */
export function CoachFace({ name, photo, isLarge = false }: { name: string; photo: string | null; isLarge?: boolean }) {
  const size = isLarge ? 'size-18 text-h3' : 'size-10 text-sm';
  if (photo !== null) return <img src={photo} alt="" className={`${size} shrink-0 rounded-3 object-cover`} />;
  return (
    <span
      aria-hidden="true"
      className={`${size} grid shrink-0 place-items-center rounded-3 bg-fis-tint font-strong text-fis-text`}
    >
      {initialsOf(name)}
    </span>
  );
}

type CoachHeadProps = { name: string; photo: string | null; line: ReactNode; checked?: readonly string[] };

export function CoachHead({ name, photo, line, checked = [] }: CoachHeadProps) {
  return (
    <div className="flex items-center gap-4">
      <CoachFace name={name} photo={photo} isLarge />
      <div className="min-w-0">
        <p className="text-h3 font-strong wrap-anywhere">{name}</p>
        <p className="text-ink-2 wrap-anywhere">{line}</p>
        {checked.map((sentence) => (
          <p key={sentence} className="flex items-center gap-1.5 text-ok">
            <Icon as={CertificateIcon} weight="fill" />
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
