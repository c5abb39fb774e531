import { SandboxLifecycleService } from '../../src/membership/billing/sandbox/sandbox-lifecycle.service.js';
import type { User } from '../../src/identity/users/user.entity.js';
import type { Client } from '../client.js';
import { createUser } from '../factories/user-factory.js';
import type { TestApp } from '../test-app.js';

/** Someone who pays in the sandbox, with what becomes of it over the months. */
export class Payer {
  private constructor(
    private readonly app: TestApp,
    readonly user: User,
    readonly client: Client,
  ) {}

  static async create(app: TestApp): Promise<Payer> {
    const user = await createUser(app);
    return new Payer(app, user, await app.signInAs(user));
  }

  /** Opens the page for paying; answers with its address. */
  async open(): Promise<string> {
    return (await this.client.post('/api/checkout', { tier: 'pro' })).body.url as string;
  }

  async pay(url: string): Promise<void> {
    await this.client.post(url, undefined, {
      payload: 'card=4242+4242+4242+4242',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await this.app.runJobs();
  }

  async join(): Promise<void> {
    await this.pay(await this.open());
  }

  membership = async () => (await this.client.get('/api/my/membership')).body;
  payments = async () => (await this.client.get('/api/my/payments')).body;

  async cancel(): Promise<void> {
    await this.client.post('/api/my/membership/cancel');
    await this.app.runJobs();
  }

  async resume(): Promise<void> {
    await this.client.post('/api/my/membership/resume');
    await this.app.runJobs();
  }

  async nextMonth(card: 'accepted' | 'declined' = 'accepted'): Promise<void> {
    const [life, id] = await this.subscription();
    await life.setCard(id, card === 'declined');
    await life.nextPeriod(id);
    await this.app.runJobs();
  }

  async useGoodCard(): Promise<void> {
    const [life, id] = await this.subscription();
    await life.setCard(id, false);
    await this.app.runJobs();
  }

  async giveBack(): Promise<void> {
    const [life, id] = await this.subscription();
    await life.refund(id);
    await this.app.runJobs();
  }

  /** What they were mailed, oldest first. */
  async mails(): Promise<string[]> {
    const mails = await this.app.data.query<{ subject: string }[]>(
      'SELECT subject FROM mail_messages WHERE recipient = $1 ORDER BY created_at',
      [this.user.email],
    );
    return mails.map(({ subject }) => subject);
  }

  private async subscription(): Promise<[SandboxLifecycleService, string]> {
    const [row] = await this.app.data.query<{ id: string }[]>(
      'SELECT provider_id AS id FROM subscriptions WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
      [this.user.id],
    );
    return [this.app.nest.get(SandboxLifecycleService), row!.id];
  }
}
