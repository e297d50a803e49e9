import { useState } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';

/**
 * The values a form starts with: its own, or what a visitor has typed into the server's HTML before the form's code
 * arrived. Fields are found by their `name`.
 */
export function useTypedBefore<Values extends Record<string, unknown>>(defaults: Values): Values {
  const isHydrated = useHydrated();
  const [values] = useState(() => (isHydrated ? defaults : { ...defaults, ...typedInto(Object.keys(defaults)) }));
  return values;
}

function typedInto(names: string[]): Record<string, string | boolean> {
  if (typeof document === 'undefined') return {};
  const fields = names.map((name) => [name, document.getElementsByName(name)[0]] as const);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      if (!(field instanceof HTMLInputElement)) return [];
      return [[name, field.type === 'checkbox' ? field.checked : field.value]];
    }),
  );
}
