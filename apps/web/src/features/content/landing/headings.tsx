import { classNames } from '#ui/class-names.ts';

export function LandingHeading({ id, children, className }: { id: string; children: string; className?: string }) {
  return (
    <h2
      id={id}
      className={classNames(
        'max-w-[17ch] text-[length:min(clamp(1.75rem,1.3rem+2vw,3rem),12vw)] leading-[1.06] tracking-head',
        className,
      )}
    >
      {children}
    </h2>
  );
}

export function TitledSentence({
  title,
  children,
  className,
}: {
  title: string;
  children: string;
  className?: string;
}) {
  return (
    <div className={className}>
      <h3 className="mb-1.5 text-[length:min(1.375rem,9vw)] voice-display tracking-title">{title}</h3>
      <p className="text-ink-2">{children}</p>
    </div>
  );
}
