import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useQuery } from '@tanstack/react-query';
import { textQuery, textsQuery } from '#features/content/admin/api.ts';
import { newArticle } from '#features/content/admin/new-article.ts';
import { TextEditor } from '#features/content/admin/text-editor.tsx';
import { TextList } from '#features/content/admin/text-list.tsx';
import { contentTexts as texts } from '#features/content/admin/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListWait } from '#ui/list-wait.tsx';

type ContentPanelProps = { textKey: string | null; onOpen: (key: string | null) => void };

export function ContentPanel({ textKey, onOpen }: ContentPanelProps) {
  if (textKey === null) return <TextList onOpen={onOpen} />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start"
        icon={<Icon as={ArrowLeftIcon} />}
        onClick={() => onOpen(null)}
      >
        {texts.back}
      </Button>
      <Opened key={textKey} textKey={textKey} />
    </div>
  );
}

function Opened({ textKey }: { textKey: string }) {
  const list = useQuery(textsQuery);
  if (!list.data) return <ListWait query={list} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  if (list.data.some(({ key }) => key === textKey)) return <Written textKey={textKey} />;
  const articles = list.data.filter(({ kind }) => kind === 'article').slice(0, 3);
  const start = newArticle(
    articles.map(({ key }) => key),
    new Date().toISOString().slice(0, 10),
  );
  return <TextEditor textKey={textKey} text={null} start={start} />;
}

function Written({ textKey }: { textKey: string }) {
  const query = useQuery(textQuery(textKey));
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  return <TextEditor textKey={textKey} text={query.data} start={query.data.markdown} />;
}
