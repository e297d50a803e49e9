import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// The library is loaded by the tap that needs it. In and out, its types and the contract's are the same JSON.

export async function makePasskey(options: unknown): Promise<BodyInput<Calls['POST /account/passkeys']>['response']> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON; // JSON of the WebAuthn standard
  return (await startRegistration({ optionsJSON })) as BodyInput<Calls['POST /account/passkeys']>['response']; // the same standard
}

export async function signWithPasskey(options: unknown): Promise<BodyInput<Calls['POST /auth/passkey']>['response']> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON; // JSON of the WebAuthn standard
  return (await startAuthentication({ optionsJSON })) as BodyInput<Calls['POST /auth/passkey']>['response']; // the same standard
}
