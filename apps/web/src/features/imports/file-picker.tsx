import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp';
import { type DragEvent, useRef, useState } from 'react';
import { importTexts } from '#features/imports/texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

const texts = importTexts.choose;
const kinds = '.csv,.txt,.json,.xml,.gpx,.tcx,.fit,.gz,.zip';

export function FilePicker({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files);
  }

  return (
    <section
      aria-labelledby="elegir-archivos"
      className={classNames('card grid justify-items-start gap-3 max-sm:p-5', isOver && 'border-action')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="elegir-archivos">{texts.title}</h2>
      <p className="max-w-sentence text-ink-2">{texts.hint}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept={kinds}
        hidden
        aria-label={texts.button}
        onChange={({ target }) => {
          if (target.files) onFiles([...target.files]);
          // the same file may be chosen again
          target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<Icon as={FileArrowUpIcon} />} onClick={() => input.current?.click()}>
          {texts.button}
        </Button>
        <p className="text-ink-2 max-sm:hidden">{texts.drop}</p>
      </div>
      <p className="text-sm text-ink-2">{texts.privacy}</p>
    </section>
  );
}
