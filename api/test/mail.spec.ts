import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from './test-app.js';

/** Just enough of a mail server to receive; each test says how often it is out of order first. */
class MailServer {
  readonly received: string[] = [];
  failures = 0;
  private constructor(private readonly server: Server) {}

  static async start(): Promise<MailServer> {
    const server = createServer();
    const mail = new MailServer(server);
    server.on('connection', (socket) => mail.talk(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }

  private talk(socket: Socket): void {
    let message: string | null = null;
    let buffer = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (message !== null) {
        if (line !== '.') message += `${line}\n`;
        else {
          this.received.push(message);
          message = null;
          say('250 kept');
        }
      } else if (line === 'DATA') {
        message = '';
        say('354 go on');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else if (line.startsWith('MAIL') && this.failures > 0) {
        this.failures -= 1;
        say('451 later');
      } else say('250 ok');
    };
    socket.on('data', (chunk) => {
      const lines = (buffer + chunk.toString()).split('\r\n');
      buffer = lines.pop()!;
      lines.forEach(hear);
    });
    socket.on('error', () => undefined);
    say('220 mail');
  }
}

describe('Mail', () => {
  let app: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await createTestApp({ SMTP_URL: server.url });
  });
  afterAll(async () => {
    await app.close();
    server.stop();
  });

  const subscribe = (email: string) =>
    app.visitor().post('/api/subscribe', { name: 'Ines', email, source: 'landing_page' });

  it('goes to the mail server that is configured, with a way to unsubscribe', async () => {
    await subscribe('ines@example.test');
    await app.runJobs();
    expect(server.received).toHaveLength(1);
    const [message] = server.received;
    expect(message).toMatch(/^To: ines@example\.test$/m);
    expect(message).toMatch(/^From: FutureLab <hello@futurelab\.test>$/m);
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(message!.replace(/=\n/g, '')).toContain('/newsletter/confirm?token');
  });

  it('keeps no text of what was really sent', async () => {
    const kept = await app.database.query<{ body: string }>({ text: 'SELECT body FROM mail_messages' });
    expect(kept).toEqual([{ body: '' }]);
  });

  it('is tried again when the server was out of order, and arrives once', async () => {
    server.received.length = 0;
    server.failures = 1;
    await subscribe('later@example.test');
    await expect(app.runJobs()).rejects.toThrow('451');
    await app.database.execute({
      text: `UPDATE pgboss.job SET state = 'retry' WHERE name = 'mail' AND state = 'active'`,
    });
    await app.runJobs();
    await app.runJobs();
    expect(server.received).toHaveLength(1);
  });

  it('is not sent when what it belongs to did not happen', async () => {
    server.received.length = 0;
    await app.database.execute({
      text: `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`,
    });
    await app.database.execute({
      text: `CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON subscribers DEFERRABLE INITIALLY DEFERRED
             FOR EACH ROW EXECUTE FUNCTION refuse()`,
    });
    expect((await subscribe('never@example.test')).status).toBe(500);
    await app.runJobs();
    expect(server.received).toHaveLength(0);
  });
});
