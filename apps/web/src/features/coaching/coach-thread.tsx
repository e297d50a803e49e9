import type { CoachMessage } from '@bandeja/domain/coaching/schemas';
import { type ReactNode, useId } from 'react';
import { mineTexts as texts } from '#features/coaching/texts.ts';
import { ListWait } from '#ui/list-wait.tsx';

type CoachThreadProps = {
  title: string;
  query: Parameters<typeof ListWait>[0]['query'] & { data: { messages: CoachMessage[] } | undefined };
  empty: string;
  log: (messages: readonly CoachMessage[]) => ReactNode;
  form: ReactNode;
};

/** The log and the form are those of the messages to the desk; the page brings them. */
export function CoachThread({ title, query, empty, log, form }: CoachThreadProps) {
  const id = useId();
  const { data } = query;
  return (
    <section aria-labelledby={id} className="card card-tight grid min-w-0 gap-3">
      <h2 id={id} className="heading-3">
        {title}
      </h2>
      {data === undefined && <ListWait query={query} failed={texts.failed} loading={texts.loading} bars={['h-5']} />}
      {data && (data.messages.length === 0 ? <p className="text-ink-2">{empty}</p> : log(data.messages))}
      {form}
    </section>
  );
}
