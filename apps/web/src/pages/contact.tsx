import { useVisitorState } from '#features/auth/visitor-context.ts';
import { ContactForm } from '#features/content/contact/contact-form.tsx';
import { OperatorCard } from '#features/content/contact/operator-card.tsx';
import { contactTexts } from '#features/content/contact/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export function ContactPage() {
  const visitor = useVisitorState();
  const user = visitor.status === 'player' ? visitor.user : null;
  return (
    <div className="wrap grid gap-8 py-8 lg:py-12">
      <PageMeta {...contactTexts} path={paths.contact} />
      <div className="grid gap-1.5">
        <h1>{contactTexts.title}</h1>
        <p className="max-w-sentence text-ink-2">{contactTexts.sentence}</p>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-16">
        <ContactForm known={user} hasPriority={user?.subscription.features.includes('priority_support') ?? false} />
        <OperatorCard />
      </div>
    </div>
  );
}
