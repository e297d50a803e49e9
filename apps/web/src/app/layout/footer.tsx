import { InstagramLogoIcon } from '@phosphor-icons/react/dist/csr/InstagramLogo';
import { XLogoIcon } from '@phosphor-icons/react/dist/csr/XLogo';
import { YoutubeLogoIcon } from '@phosphor-icons/react/dist/csr/YoutubeLogo';
import { useId } from 'react';
import type { LinkColumn, SocialLink } from '#app/links.ts';
import * as paths from '#lib/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Wordmark } from '#ui/logo.tsx';

const networks = {
  instagram: { name: 'Instagram', icon: InstagramLogoIcon },
  youtube: { name: 'YouTube', icon: YoutubeLogoIcon },
  x: { name: 'X', icon: XLogoIcon },
};

type FooterProps = {
  columns: readonly LinkColumn[];
  social: readonly SocialLink[];
  year: number;
  isWideOnly?: boolean;
};

export function Footer({ columns, social, year, isWideOnly = false }: FooterProps) {
  return (
    <footer
      className={classNames(
        'border-t bg-surface pt-14 pb-8 text-sm text-ink-2 print:hidden',
        isWideOnly && 'max-lg:hidden',
      )}
    >
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(7.75rem,100%),1fr))] gap-x-6 gap-y-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full grid content-start justify-items-start gap-3 lg:col-span-1">
          <Link to={paths.home} aria-label="Bandeja, inicio" className="text-ink">
            <Wordmark dot="ball-edged" className="h-7.5 w-auto" />
          </Link>
          <p>Entrenamiento de pádel, bote a bote.</p>
          <ul className="-ml-3 flex gap-1">
            {social.map(({ network, url }) => (
              <li key={network}>
                <a className="icon-btn" href={url} aria-label={networks[network].name} target="_blank" rel="noreferrer">
                  <Icon as={networks[network].icon} weight="regular" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {columns.map((column) => (
          <FooterColumn key={column.title} column={column} />
        ))}
        <p className="col-span-full border-t pt-5 text-ink-3">{`© ${year} Bandeja`}</p>
      </div>
    </footer>
  );
}

function FooterColumn({ column }: { column: LinkColumn }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="voice-text mb-2 text-sm tracking-normal text-ink">
        {column.title}
      </h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              className="flex min-h-9 items-center text-ink-2 no-underline hover:text-ink hover:underline"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
