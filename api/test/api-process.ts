import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';
import { Client } from './client.js';
import type { TestApp } from './test-app.js';
import { VISIT_SECRET } from './visits.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** The built api as a process of its own, on the database of a test app. */
export class ApiProcess {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  /** Resolves when it answers. */
  static async start({ config }: TestApp): Promise<ApiProcess> {
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
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const api = new ApiProcess(port, child);
    while (!(await api.isReady())) {
      if (child.exitCode !== null) throw new Error(`The api ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return api;
  }

  /** The browser of somebody who is signed in, as this process knows them. */
  clientOf({ cookies }: Client): Client {
    const client = new Client(this.port);
    for (const [name, value] of cookies) client.cookies.set(name, value);
    return client;
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  private async isReady(): Promise<boolean> {
    const { status } = await new Client(this.port).get('/readyz').catch(() => ({ status: 0 }));
    return status === 200;
  }
}
