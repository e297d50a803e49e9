import { consentTexts } from '@bandeja/domain/profile/messages';
import { scopeTexts } from '@bandeja/domain/tokens/messages';
import { consentKinds, isConsentScope } from '@bandeja/domain/tokens/rules';
import { type ConsentScope, type TokenScope, tokenScopes } from '@bandeja/domain/tokens/vocabulary';
import type { ComponentProps } from 'react';
import { tokenTexts } from '#features/tokens/texts.ts';
import { Checkbox } from '#ui/checkbox.tsx';

type ScopeFieldsProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  standing: readonly ConsentScope[];
  error: string | undefined;
};

/** What a program may do. A tick beside the words of a consent gives it. */
export function ScopeFields({ standing, error, ...box }: ScopeFieldsProps) {
  return (
    <fieldset>
      <legend className="field-label">{tokenTexts.form.scopes}</legend>
      {tokenScopes.map((scope) => (
        <Checkbox key={scope} label={<ScopeLabel scope={scope} standing={standing} />} value={scope} {...box} />
      ))}
      {error !== undefined && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function ScopeLabel({ scope, standing }: { scope: TokenScope; standing: readonly ConsentScope[] }) {
  const { name, text } = scopeTexts[scope];
  const asks = isConsentScope(scope) && !standing.includes(scope);
  return (
    <>
      <b className="font-strong">{name}.</b> {text}
      {asks && <span className="block text-ink-2">{consentTexts[consentKinds[scope]].text}</span>}
    </>
  );
}
