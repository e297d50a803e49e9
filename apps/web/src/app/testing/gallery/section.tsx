import { type ReactNode, useId } from 'react';

const spans = {
  12: 'col-span-full',
  7: 'col-span-full lg:col-span-7',
  5: 'col-span-full lg:col-span-5',
  4: 'col-span-full lg:col-span-4',
};

export function GallerySection({
  title,
  span = 12,
  children,
}: {
  title: string;
  span?: keyof typeof spans;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${spans[span]} grid min-w-0 content-start gap-3.5`}>
      <h2 id={titleId} className="voice-text mb-0.5 border-b pb-2 text-ui font-strong tracking-normal text-ink-2">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2.5">{children}</div>;
}
