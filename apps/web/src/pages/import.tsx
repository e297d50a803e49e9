import { hasFeature } from '@bandeja/domain/billing/rules';
import { useAuth } from '#features/auth/auth-context.tsx';
import { EarlierImports } from '#features/imports/earlier-imports.tsx';
import { FileCard } from '#features/imports/file-card.tsx';
import { FilePicker } from '#features/imports/file-picker.tsx';
import { importTexts as texts } from '#features/imports/texts.ts';
import { useFiles } from '#features/imports/use-files.ts';
import { Fold } from '#ui/fold.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function ImportPage() {
  const { user } = useAuth();
  const files = useFiles();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-10">
        <div className="grid grid-cols-1 gap-6">
          <FilePicker onFiles={files.add} />
          {files.files.length > 0 && (
            <ul aria-label={texts.files} className="grid grid-cols-1 gap-4">
              {files.files.map((chosen) => (
                <FileCard
                  key={chosen.id}
                  chosen={chosen}
                  files={files}
                  takesWatches={hasFeature(user?.subscription ?? null, 'wearable_integration')}
                />
              ))}
            </ul>
          )}
          <EarlierImports onUndone={files.undone} />
        </div>
        <div className="grid gap-8">
          <HowTo id="de-donde" title={texts.howTo.title} list={texts.howTo.list} />
          <HowTo id="al-reloj" {...texts.toWatch} />
        </div>
      </div>
    </div>
  );
}

type HowToProps = {
  id: string;
  title: string;
  sentence?: string;
  list: readonly { name: string; steps: readonly string[] }[];
};

function HowTo({ id, title, sentence, list }: HowToProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {sentence && <p className="mb-2 text-ink-2">{sentence}</p>}
      {list.map(({ name, steps }) => (
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
