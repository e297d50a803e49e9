import { supportTexts as texts } from '#features/support/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

export function MessagesCard() {
  return (
    <section aria-labelledby="mensajes" className="card max-sm:p-5">
      <SectionTitle id="mensajes" title={texts.title} sentence={texts.sentence} />
      <p>
        <Link to={paths.messages}>{texts.open}</Link>
      </p>
    </section>
  );
}
