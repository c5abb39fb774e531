import { Inject, Injectable } from '@nestjs/common';
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { CONFIG, type Config } from '../../core/config/config.js';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the site's push worker shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path on the site. */
  href: string;
  /** A later message with the same tag replaces it. */
  tag: string;
}

/** `gone`: that browser takes nothing any more. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

const DAY_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

/** Speaks to the push services of browsers. */
@Injectable()
export class PushSender {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get enabled(): boolean {
    return this.config.push !== null;
  }

  /** Whether a browser may be reached there: only the known push services, so that nobody makes us call anything else. */
  accepts({ endpoint, p256dh }: PushTarget): boolean {
    const { push } = this.config;
    if (!push || !URL.canParse(endpoint) || !isPublicKey(p256dh)) return false;
    const { protocol, hostname, port, username, password } = new URL(endpoint);
    if (protocol !== 'https:' && !(push.insecure && protocol === 'http:')) return false;
    if (username !== '' || password !== '' || (port !== '' && !push.insecure)) return false;
    return push.services.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  }

  /** @throws when it is worth trying again */
  async send(target: PushTarget, message: PushMessage): Promise<PushOutcome> {
    const { privateKey, publicKey, subject } = this.config.push!;
    const { endpoint, p256dh, auth } = target;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: DAY_SECONDS,
        topic: message.tag.replaceAll('-', ''),
      },
    );
    const { 'Content-Length': _, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(request.body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    if (answer.status === 429 || answer.status >= 500)
      throw new Error(`The push service answered ${answer.status}`);
    return 'refused';
  }
}

function isPublicKey(text: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    return pair.computeSecret(text, 'base64url').length > 0 && Buffer.from(text, 'base64url').length === 65;
  } catch {
    return false;
  }
}
