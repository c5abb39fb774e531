import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Just enough of a mail server to receive; each test says how often it is out of order first. */
export class MailServer {
  readonly received: string[] = [];
  /** Connections there have been, and recipients it was asked about. */
  connections = 0;
  readonly recipients: string[] = [];
  failures = 0;
  /** No mail is taken before this many wait at once. */
  together = 1;
  /** Gets nothing for now. */
  refused: string | null = null;
  /** Addresses that it will never take mail for. */
  readonly unknown = new Set<string>();
  /** It ends the connection where it would say that it has taken a mail. */
  isCutOff = false;
  /** Mail to addresses with this text in them is not answered, until it is null. */
  unanswered: string | null = null;
  private readonly sockets = new Set<Socket>();
  private waiting: (() => void)[] = [];
  private onWait: () => void = () => undefined;
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

  /** How many are connected. */
  get connected(): number {
    return this.sockets.size;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  /** Resolves when a mail waits to be taken. */
  async visited(): Promise<void> {
    while (this.waiting.length === 0) await new Promise<void>((resolve) => (this.onWait = resolve));
  }

  /** Resolves when nobody is connected any more. */
  async left(): Promise<void> {
    for (const socket of this.sockets) await once(socket, 'close');
  }

  /** Takes all mail that waits. */
  sendGreeting(): void {
    for (const sendGreeting of this.waiting.splice(0)) sendGreeting();
  }

  private talk(socket: Socket): void {
    let message: string | null = null;
    let buffer = '';
    this.connections += 1;
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    const send = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (message !== null) {
        if (line !== '.') message += `${line}\n`;
        else {
          this.received.push(message);
          message = null;
          if (this.isCutOff) socket.destroy();
          else send('250 kept');
        }
      } else if (line === 'DATA') {
        message = '';
        send('354 go on');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else if (line.startsWith('MAIL')) this.takeMail(send);
      else if (line.startsWith('RCPT')) this.takeRecipient(/<(.*)>/.exec(line)![1]!, send);
      else send('250 ok');
    };
    socket.on('data', (chunk) => {
      const lines = (buffer + chunk.toString()).split('\r\n');
      buffer = lines.pop()!;
      lines.forEach(hear);
    });
    socket.on('error', () => undefined);
    send('220 mail');
  }

  private takeMail(send: (line: string) => void): void {
    if (this.failures > 0) {
      this.failures -= 1;
      return void send('451 later');
    }
    this.waiting.push(() => send('250 ok'));
    this.onWait();
    if (this.waiting.length >= this.together) this.sendGreeting();
  }

  private takeRecipient(address: string, send: (line: string) => void): void {
    this.recipients.push(address);
    if (this.unanswered !== null && address.includes(this.unanswered)) return;
    if (address === this.refused) return void send('451 later');
    send(this.unknown.has(address) ? '550 5.1.1 No such mailbox' : '250 ok');
  }
}
