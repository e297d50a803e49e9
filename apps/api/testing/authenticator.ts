import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Asked = { challenge: string; origin?: string };

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
/** CBOR's byte strings and texts of less than 256 bytes. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
/** A user was present and verified. */
const presentAndVerified = 0x05;
const holdsCredential = 0x40;

export function newAuthenticator(rpId = 'localhost', usualOrigin = 'http://localhost:4000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  const [first, second] = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
  const key = Buffer.concat([head, first ?? head, Buffer.from([0x22]), second ?? head]);

  const dataOf = (flags: number, more: Buffer) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };
  const clientData = (type: string, { challenge, origin = usualOrigin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id,
    make: (asked: Asked) => {
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(dataOf(presentAndVerified | holdsCredential, attested)),
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', asked));
      return { ...credential, response: { clientDataJSON, attestationObject: base64url(attestation) } };
    },
    sign: (asked: Asked) => {
      const data = dataOf(presentAndVerified, Buffer.alloc(0));
      const client = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const signed = { clientDataJSON: base64url(client), authenticatorData: base64url(data) };
      return { ...credential, response: { ...signed, signature: base64url(signature) } };
    },
  };
}
