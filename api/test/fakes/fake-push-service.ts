import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  authorization: string;
  message: { title: string; body: string; href: string; tag: string };
}

/** A push service, with the browsers that subscribed to it: it can read what it is sent, since it made their keys. */
export class FakePushService {
  readonly received: Received[] = [];
  /** What it answers from now on. */
  status = 201;
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  private constructor(private readonly server: Server) {
    this.keys.generateKeys();
  }

  static async start(): Promise<FakePushService> {
    const server = createServer();
    const service = new FakePushService(server);
    server.on('request', (request, answer) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { url = '', headers } = request;
        const message = JSON.parse(service.decrypt(Buffer.concat(chunks))) as Received['message'];
        service.received.push({ path: url, authorization: headers.authorization ?? '', message });
        answer.writeHead(service.status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** As a browser says it. */
  subscription(browser: string) {
    const { port } = this.server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/${browser}`,
      keys: { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    };
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** `aes128gcm` with one record (RFC 8188, RFC 8291). */
  private decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.keys.computeSecret(sender), this.auth, info, 32);
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}
