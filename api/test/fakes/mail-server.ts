import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Just enough of a mail server to receive; each test says how often it is out of order first. */
export class MailServer {
  readonly received: string[] = [];
  failures = 0;
  /** Nobody is greeted before this many wait at once. */
  together = 1;
  /** Gets nothing for now. */
  refused: string | null = null;
  private waiting: (() => void)[] = [];
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

  /** Resolves when someone waits to be greeted. */
  async visited(): Promise<void> {
    while (this.waiting.length === 0) await once(this.server, 'connection');
  }

  /** Greets all who wait. */
  greet(): void {
    for (const greet of this.waiting.splice(0)) greet();
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
      } else if (this.refused !== null && line.startsWith('RCPT') && line.includes(this.refused))
        say('451 later');
      else say('250 ok');
    };
    socket.on('data', (chunk) => {
      const lines = (buffer + chunk.toString()).split('\r\n');
      buffer = lines.pop()!;
      lines.forEach(hear);
    });
    socket.on('error', () => undefined);
    this.waiting.push(() => say('220 mail'));
    if (this.waiting.length >= this.together) this.greet();
  }
}
