import type { CatalogueImport } from '@bandeja/domain/exercises/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CatalogueFile } from '#features/exercises/admin/catalogue-zip.ts';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { call } from '#lib/http.ts';
import { invalidate } from '#lib/query.ts';
import { saveFile } from '#lib/save-file.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = exerciseAdminTexts.files;
const loadZip = () => import('#features/exercises/admin/catalogue-zip.ts');

export function CatalogueFiles() {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<{ files: CatalogueFile[]; found: CatalogueImport } | null>(null);
  const fail = (error: unknown) => toast(serverMessage(error) ?? texts.failed, { kind: 'err', seconds: 10 });

  const exporting = useMutation({
    mutationFn: async () => {
      const [{ files }, { zipOf }] = await Promise.all([call('GET /catalogue/files'), loadZip()]);
      saveFile(zipOf(files), `bandeja-catalogo-${new Date().toISOString().slice(0, 10)}.zip`);
    },
    onError: fail,
  });
  const previewing = useMutation({
    mutationFn: async (picked: File[]) => {
      const files = await (await loadZip()).filesIn(picked).catch(() => []);
      if (files.length === 0) throw new Error(texts.nothing);
      return { files, found: await call('POST /catalogue/preview', { body: { files } }) };
    },
    onSuccess: setChosen,
    onError: (error) => toast(serverMessage(error) ?? texts.nothing, { kind: 'err', seconds: 10 }),
  });
  const importing = useMutation({
    mutationFn: (files: CatalogueFile[]) => call('POST /catalogue/files', { body: { files } }),
    onSuccess: async (found, files) => {
      if (found.errors.length > 0) return setChosen({ files, found });
      setChosen(null);
      toast(texts.imported(found.changes.length));
      await invalidate(client, 'GET /exercises', 'GET /exercises/:id', 'GET /routines', 'GET /routines/:id');
    },
    onError: fail,
  });

  return (
    <>
      <Button
        variant="ghost"
        pending={exporting.isPending}
        pendingLabel={texts.exporting}
        onClick={() => exporting.mutate()}
      >
        {texts.export}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".zip,.md"
        aria-label={texts.import}
        onChange={({ target }) => {
          previewing.mutate([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        variant="ghost"
        pending={previewing.isPending}
        pendingLabel={texts.reading}
        onClick={() => input.current?.click()}
      >
        {texts.import}
      </Button>
      <Dialog
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        title={texts.title}
        size="lg"
        footer={
          chosen && (
            <>
              <Button variant="line" onClick={() => setChosen(null)}>
                {texts.cancel}
              </Button>
              {isStorable(chosen.found) && (
                <Button
                  pending={importing.isPending}
                  pendingLabel={texts.importing}
                  onClick={() => importing.mutate(chosen.files)}
                >
                  {texts.store(chosen.found.changes.length)}
                </Button>
              )}
            </>
          )
        }
      >
        {chosen && <Found found={chosen.found} />}
      </Dialog>
    </>
  );
}

const isStorable = ({ errors, changes }: CatalogueImport) => errors.length === 0 && changes.length > 0;

function Found({ found: { errors, changes, same } }: { found: CatalogueImport }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {errors.length > 0 && (
        <Alert kind="err" title={texts.errors(errors.length)}>
          <ul className="grid gap-1">
            {errors.map(({ file, line, message }) => (
              <li key={`${file} ${line} ${message}`} className="wrap-anywhere">
                <strong>{texts.place(file, line)}</strong> {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <p>{texts.summary(changes.length, same)}</p>
      <ul className="grid grid-cols-1 border-t">
        {changes.map(({ file, name, kind, removed, added }) => (
          <li key={file} className="grid gap-1.5 border-b py-3">
            <p className="flex flex-wrap items-center gap-2">
              <strong>{name}</strong>
              <Badge tone={kind === 'new' ? 'ok' : 'warn'}>{texts.kinds[kind]}</Badge>
              <span className="text-sm text-ink-2 wrap-anywhere">{file}</span>
            </p>
            {kind === 'changed' && (
              <ul className="grid gap-0.5 text-sm">
                {removed.map((line) => (
                  <li key={`- ${line}`} className="wrap-anywhere text-err">
                    <span className="sr-only">{texts.goes}</span>− {line}
                  </li>
                ))}
                {added.map((line) => (
                  <li key={`+ ${line}`} className="wrap-anywhere text-ok">
                    <span className="sr-only">{texts.comes}</span>+ {line}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
