import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const ORIGIN = 'http://localhost:3000';
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A phone that keeps one passkey, and may get wrong whatever a test asks for. */
export class Authenticator {
  origin = ORIGIN;
  rpId = 'localhost';
  flags = PRESENT | VERIFIED;
  counter = 0;
  readonly id = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Answers `navigator.credentials.create()`. */
  create({ challenge }: { challenge: string }) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.publicKey()]);
    const data = Buffer.concat([this.data(this.flags | HAS_KEY), attested]);
    // { "fmt": "none", "attStmt": {}, "authData": … } in CBOR
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const clientDataJSON = this.clientData('webauthn.create', challenge);
    return this.answer({
      clientDataJSON: base64url(clientDataJSON),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get()`. */
  get({ challenge }: { challenge: string }) {
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const data = this.data(this.flags);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  private answer(response: Record<string, unknown>) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), counter]);
  }

  /** COSE: an EC2 key on P-256 for ES256. */
  private publicKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => Buffer.from(value, 'base64url');
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      coordinate(x!),
      Buffer.from([0x22, 0x58, 0x20]),
      coordinate(y!),
    ]);
  }
}
