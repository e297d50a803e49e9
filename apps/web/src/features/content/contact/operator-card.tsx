import type { ReactNode } from 'react';
import { contactTexts } from '#features/content/contact/texts.ts';
import * as paths from '#lib/paths.ts';
import { siteFacts } from '#lib/site-facts.ts';
import { Link } from '#ui/link.tsx';

const texts = contactTexts.other;

export function OperatorCard() {
  const { operator } = siteFacts();
  return (
    <section className="grid content-start gap-4">
      <h2>{texts.title}</h2>
      <dl className="grid gap-3">
        <Row term={texts.email}>
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </Row>
        <Row term={texts.operator}>
          {operator.name}, {operator.id}
        </Row>
        <Row term={texts.address}>{operator.address}</Row>
      </dl>
      <p className="text-ink-2">
        {texts.faq}
        <Link to={paths.faq}>{texts.faqLink}</Link>.
      </p>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
