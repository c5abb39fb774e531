import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { ReleaseSigningKey } from './release-signing-key.entity.js';
import { keyIdOf, newSigningKey, privatePemOf, publicPemOf } from './signing-key.js';

/** Signs the live document and pin cookies. */
@Injectable()
export class ReleaseSigner {
  private loading: Promise<KeyObject> | undefined;

  constructor(
    @InjectRepository(ReleaseSigningKey) private readonly keys: Repository<ReleaseSigningKey>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns base64url of the Ed25519 signature over `text` in UTF-8 */
  async sign(text: string): Promise<string> {
    return sign(null, Buffer.from(text), await this.key()).toString('base64url');
  }

  async keyId(): Promise<string> {
    return keyIdOf(await this.key());
  }

  async publicKey(): Promise<string> {
    return publicPemOf(await this.key());
  }

  private async key(): Promise<KeyObject> {
    if (this.config.releases.signingKey) return this.config.releases.signingKey;
    this.loading ??= this.developmentKey();
    // A database that is away for a moment is asked again.
    this.loading.catch(() => (this.loading = undefined));
    return this.loading;
  }

  /** Shared by all processes on this database; the first one creates it. */
  private async developmentKey(): Promise<KeyObject> {
    const name = 'development';
    const made = { name, privateKey: privatePemOf(newSigningKey()) };
    await insertIfAbsent(this.keys.manager, ReleaseSigningKey, made);
    const { privateKey } = await this.keys.findOneByOrFail({ name });
    return createPrivateKey(privateKey);
  }
}
