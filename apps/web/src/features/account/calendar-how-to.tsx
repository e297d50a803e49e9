import { accountTexts } from '#features/account/texts.ts';
import { Fold } from '#ui/fold.tsx';

const texts = accountTexts.calendar.howTo;

/** How the address gets into the three usual calendars. */
export function CalendarHowTo() {
  return (
    <div>
      <h3 className="mb-2">{texts.title}</h3>
      <div className="[&>details+details>summary]:border-t-0 [&>details[open]+details>summary]:border-t-0">
        {[texts.google, texts.apple, texts.outlook].map(({ name, steps, note }) => (
          <Fold key={name} title={name}>
            <ol className="grid list-decimal gap-1.5 pl-5 text-ui">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="text-sm text-ink-2">{note}</p>
          </Fold>
        ))}
      </div>
    </div>
  );
}
