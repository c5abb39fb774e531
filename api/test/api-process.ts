import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';
import { Client } from './client.js';
import type { TestApp } from './test-app.js';
import { VISIT_SECRET } from './visits.js';

const MAIN = fileURLToPath(new URL('../dist/app/main.js', import.meta.url));

/** The built api as a process of its own, on the database of a test app. */
export class ApiProcess {
  private log = '';
  private readonly ended: Promise<number | null>;

  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => (this.log += text));
    this.ended = new Promise((resolve) => child.once('exit', resolve));
  }

  /** Resolves when it answers. `settings` override its configuration. */
  static async start({ config }: TestApp, settings: Record<string, string> = {}): Promise<ApiProcess> {
    const port = await freePort();
    const env = {
      ...process.env,
      DATABASE_URL: config.databaseUrl,
      DATABASE_POOL_SIZE: '4',
      API_PORT: String(port),
      JOBS_WORKER: 'off',
      LOG_LEVEL: 'silent',
      DRAIN_MS: '0',
      VISIT_SECRET,
      ...settings,
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const api = new ApiProcess(port, child);
    await api.ready();
    return api;
  }

  /** Resolves when it answers and reaches its database. @throws when it ends before */
  async ready(): Promise<void> {
    while (!(await this.isReady())) {
      this.requireRunning();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Resolves when it has logged `times` lines with `text`. @throws when it ends before */
  async logged(text: RegExp, times: number): Promise<void> {
    while (this.log.split('\n').filter((line) => text.test(line)).length < times) {
      this.requireRunning();
      await Promise.race([once(this.child.stdout!, 'data'), this.ended]);
    }
  }

  /** The browser of someone who is signed in, as this process knows them. */
  clientOf({ cookies }: Client): Client {
    const client = new Client(this.port);
    for (const [name, value] of cookies) client.cookies.set(name, value);
    return client;
  }

  /** Tells it to stop. @returns its exit code, null if it was killed */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.ended;
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    if (this.hasEnded) return;
    this.child.kill('SIGKILL');
    await this.ended;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private requireRunning(): void {
    const { exitCode, signalCode } = this.child;
    if (this.hasEnded) throw new Error(`The api ended with ${exitCode ?? signalCode}`);
  }

  private async isReady(): Promise<boolean> {
    const { status } = await new Client(this.port).get('/readyz').catch(() => ({ status: 0 }));
    return status === 200;
  }
}
