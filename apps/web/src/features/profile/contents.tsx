import { profileTexts } from '#features/profile/texts.ts';

export function Contents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={profileTexts.contents} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="-mx-2 flex flex-wrap lg:mx-0 lg:grid lg:border-l">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-tap items-center px-2 text-sm font-ui text-ink-2 underline hover:text-ink lg:px-4 lg:no-underline lg:hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
