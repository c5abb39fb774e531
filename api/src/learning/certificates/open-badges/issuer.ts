import { createPublicKey, type KeyObject } from 'node:crypto';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { fromJwk, type Multikey } from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import { keyIdOf } from '../../../releases/registry/signing-key.js';
import { loadContext } from './contexts.js';

export const ISSUER_PATH = '/api/issuers/futurelab';

/** Who issues badges: a did:web, whose document is at {@link ISSUER_PATH}`/did.json`. */
export class Issuer {
  readonly did: string;
  readonly profile: object;
  private readonly signing: Promise<Multikey> | undefined;

  constructor(
    private readonly publicUrl: string,
    private readonly keys: readonly KeyObject[],
  ) {
    this.did = `did:web:${encodeURIComponent(new URL(publicUrl).host)}${ISSUER_PATH.replaceAll('/', ':')}`;
    this.profile = {
      id: this.did,
      type: ['Profile'],
      name: 'FutureLab',
      url: publicUrl,
      description: 'Courses in the conscious use of AI, for people who lead.',
    };
    const [key] = keys;
    if (key)
      this.signing = fromJwk({
        jwk: key.export({ format: 'jwk' }),
        secretKey: true,
        id: this.keyId(key),
        controller: this.did,
      });
  }

  /** Whether there is a key to sign with. */
  get signs(): boolean {
    return this.signing !== undefined;
  }

  /** The same credential and date give the same proof. */
  async sign(credential: object, date: string): Promise<object> {
    const signer = (await this.signing!).signer();
    const suite = new DataIntegrityProof({ signer, date, cryptosuite });
    return issue({ credential, suite, documentLoader: loadContext });
  }

  /** The public keys that its signatures are checked with. */
  async document(): Promise<object> {
    const methods = await Promise.all(
      this.keys.map(async (key) => ({
        id: this.keyId(key),
        type: 'Multikey',
        controller: this.did,
        publicKeyMultibase: (await fromJwk({ jwk: createPublicKey(key).export({ format: 'jwk' }) }))
          .publicKeyMultibase,
      })),
    );
    return {
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
      id: this.did,
      alsoKnownAs: [this.publicUrl],
      verificationMethod: methods,
      assertionMethod: methods.map(({ id }) => id),
    };
  }

  private keyId(key: KeyObject): string {
    return `${this.did}#${keyIdOf(key)}`;
  }
}
