import { importTexts } from '#features/imports/texts.ts';
import { Fold } from '#ui/fold.tsx';

const texts = importTexts.howTo;

/** Where to find the file in the usual apps and watches. */
export function HowTo() {
  return (
    <section aria-labelledby="de-donde" className="min-w-0">
      <h2 id="de-donde" className="mb-3">
        {texts.title}
      </h2>
      {texts.list.map(({ name, steps }) => (
        <Fold key={name} title={name}>
          <ol className="grid list-decimal gap-1.5 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Fold>
      ))}
    </section>
  );
}
