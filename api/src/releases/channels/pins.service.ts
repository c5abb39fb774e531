import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../core/errors/errors.js';
import { Database } from '../../core/database/database.js';
import type { Actor } from '../access/release-actor.js';
import { record } from '../registry/release-audit.js';
import { ReleaseSigner } from '../registry/release-signer.js';
import { pinnedUntil } from '../releases.queries.js';
import { type Pins, readPins } from './pin-cookie.js';

const HOURS = 12;
const PREVIEW_SECONDS = 120;

/** Who acts on a browser's pins, why, and the cookie that holds them. */
interface PinIntent {
  actor: Actor;
  reason: string;
  cookie: string | undefined;
}

/** Pins one browser to a release with a signed cookie that the shell server verifies. */
@Injectable()
export class PinsService {
  constructor(
    private readonly database: Database,
    private readonly signer: ReleaseSigner,
  ) {}

  /**
   * Adds a pin to those a browser has.
   * @throws NotFoundError for a release that is not there
   */
  async pin(app: string, release: string, { actor, reason, cookie }: PinIntent) {
    const expiresAt = new Date(Date.now() + HOURS * 3_600_000);
    const pins = { ...(await this.pinsIn(cookie)), [app]: release };
    await this.database.transaction(async (transaction) => {
      const known = await transaction.query(pinnedUntil(app, release, expiresAt));
      if (known.length === 0) throw new NotFoundError();
      await record({ actor, app, action: 'pin', release, reason, after: { pins } }, transaction);
    });
    return { cookie: await this.cookieFor(pins, expiresAt), pins, expiresAt };
  }

  /** Records in the audit that a browser gives up its pins. */
  async unpin({ actor, reason, cookie }: PinIntent): Promise<void> {
    const pins = await this.pinsIn(cookie);
    await this.database.transaction(async (transaction) => {
      for (const [app, release] of Object.entries(pins).sort())
        await record({ actor, app, action: 'unpin', release, reason, before: { pins } }, transaction);
    });
  }

  async pinsIn(cookie: string | undefined): Promise<Pins['pins']> {
    return readPins(cookie, createPublicKey(await this.signer.publicKey()));
  }

  /** The cookie of a browser that looks at one release for a moment. */
  preview(app: string, release: string): Promise<string> {
    return this.cookieFor({ [app]: release }, new Date(Date.now() + PREVIEW_SECONDS * 1000));
  }

  private async cookieFor(pins: Pins['pins'], expiresAt: Date): Promise<string> {
    const content: Pins = { pins, exp: Math.floor(expiresAt.getTime() / 1000) };
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${text}.${await this.signer.sign(text)}`;
  }
}
