import type { usePreview } from '#features/content/admin/api.ts';
import { contentTexts as texts } from '#features/content/admin/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type TextPreviewProps = {
  title: string;
  markdown: string;
  preview: Pick<ReturnType<typeof usePreview>, 'data' | 'error' | 'variables'>;
  onLine: (line: number) => void;
};

export function TextPreview({ title, markdown, preview, onLine }: TextPreviewProps) {
  const { data, error, variables } = preview;
  const fault = data?.fault ?? null;
  return (
    <section aria-label={texts.preview} className="card grid gap-2.5">
      <h3 className="heading-3">{texts.preview}</h3>
      {error !== null && <Alert kind="err">{serverMessage(error) ?? texts.previewFailed}</Alert>}
      {fault !== null && (
        <Alert
          kind="err"
          actions={
            <Button variant="line" size="sm" onClick={() => onLine(fault.line)}>
              {texts.goToLine(fault.line)}
            </Button>
          }
        >
          {texts.fault(fault.line, fault.message)}
        </Alert>
      )}
      {data === undefined && error === null && <p className="text-ink-2">{texts.previewEmpty}</p>}
      {data !== undefined && fault === null && (
        <>
          {variables !== markdown && <p className="text-sm text-ink-2">{texts.previewOld}</p>}
          {/* nothing runs in it, and its links lead nowhere: only our own style is fetched */}
          <iframe
            title={texts.previewTitle(title)}
            sandbox="allow-same-origin"
            srcDoc={data.html}
            className="h-[70dvh] w-full rounded-2 border"
          />
        </>
      )}
    </section>
  );
}
