import { type ReactNode, useEffect, useRef } from 'react';

type ArrivalHeadingProps = { level?: 1 | 2; className?: string; children: ReactNode };

/** Heading of a result that replaces the button the user pressed. It takes focus, so that screen readers announce the result. */
export function ArrivalHeading({ level = 1, className, children }: ArrivalHeadingProps) {
  const ref = useArrivalFocus();
  const Heading = `h${level}` as const;
  return (
    <Heading ref={ref} tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
}

function useArrivalFocus() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
