import { knownTexts as texts } from '#features/leads/known-texts.ts';

/** What an earlier form has answered, above the registration. */
export function KnownNote({ known }: { known: readonly string[] }) {
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="known" className="card grid gap-1.5 py-4">
      <h2 id="known" className="heading-3">
        {texts.title}
      </h2>
      <ul className="grid gap-1">
        {known.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{texts.hint}</p>
    </section>
  );
}
