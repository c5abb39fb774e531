import { Payer } from '../../../test/billing/payer.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { readPage } from '../../app/first-content/read-content.js';
import { StripeProvider } from './stripe/stripe-provider.js';

const { body: terms } = await readPage('terms');
const { body: privacy } = await readPage('privacy');

const DAY_MS = 86_400_000;
const PAID = { status: 'paid', amount: 9700, currency: 'usd' };

const sentencesOf = (text: string): string[] => text.split(/(?<=\.)\s+/).filter(Boolean);
const sectionOf = (text: string, title: string): string =>
  text
    .split(/^## /m)
    .find((section) => section.startsWith(title))!
    .slice(title.length)
    .trim();

describe('What the terms say of Free and Pro', () => {
  let app: TestApp;
  let payer: Payer;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());
  beforeEach(async () => void (payer = await Payer.create(app)));

  /** Each sentence, with what shows that it is fulfilled. */
  const PROMISES: Record<string, () => Promise<void>> = {
    'FutureLab Free costs nothing and stays free.': async () => {
      expect(await payer.membership()).toMatchObject({ plan: 'free', state: 'none', nextChargeAt: null });
      expect(await payer.payments()).toEqual([]);
    },
    'FutureLab Pro, also called HPC membership, costs $97 a month, taxes included where the law asks for it.':
      async () => {
        await payer.join();
        expect(await payer.payments()).toMatchObject([PAID]);
        // Stripe works out the tax inside the price, see docs/operations.md.
        expect(String(StripeProvider.prototype.openCheckout)).toContain('automatic_tax');
      },
    'The price and the next payment date are shown before you pay.': async () => {
      const page = (await payer.client.get(await payer.open())).text.replace(/\s+/g, ' ');
      expect(page).toContain('$97.00 a month, charged today and on the same day of each month');
    },
    'You pay on the page of our payment provider, and nothing is charged before you confirm there.':
      async () => {
        await payer.client.get(await payer.open());
        await app.runJobs();
        expect(await payer.payments()).toEqual([]);
      },
    'Each payment has a receipt, by mail and under Membership in your account.': async () => {
      await payer.join();
      const [{ receiptUrl }] = await payer.payments();
      expect((await payer.client.get(receiptUrl)).text).toContain('Receipt: $97.00');
      expect(await payer.mails()).toContain('Receipt: $97.00 for FutureLab Pro');
    },
    'Pro renews each month until you cancel.': async () => {
      await payer.join();
      await payer.nextMonth();
      expect(await payer.payments()).toMatchObject([PAID, PAID]);
    },
    'One button under Membership cancels it, on any day: nothing more is charged, and Pro stays open until the end of the month you have paid for.':
      async () => {
        await payer.join();
        const { nextChargeAt } = await payer.membership();
        await payer.cancel();
        expect(await payer.membership()).toMatchObject({
          plan: 'pro',
          nextChargeAt: null,
          endsAt: nextChargeAt,
        });
        await payer.nextMonth();
        expect(await payer.membership()).toMatchObject({ plan: 'free' });
        expect(await payer.payments()).toHaveLength(1);
      },
    'Until then you can take that back.': async () => {
      await payer.join();
      const before = await payer.membership();
      await payer.cancel();
      await payer.resume();
      expect(await payer.membership()).toEqual(before);
    },
    'We confirm both by mail.': async () => {
      await payer.join();
      await payer.cancel();
      await payer.resume();
      expect(await payer.mails()).toEqual(
        expect.arrayContaining(['You canceled FutureLab Pro', 'You kept FutureLab Pro']),
      );
    },
    'If a payment fails, we tell you by mail, and Pro stays open for seven days in which it is tried again.':
      async () => {
        await payer.join();
        const { nextChargeAt } = await payer.membership();
        await payer.nextMonth('declined');
        const { plan, endsAt } = await payer.membership();
        expect(plan).toBe('pro');
        expect(new Date(endsAt).getTime()).toBe(new Date(nextChargeAt).getTime() + 7 * DAY_MS);
        expect(await payer.mails()).toContain('Your FutureLab Pro payment failed');
        await payer.useGoodCard();
        expect(await payer.membership()).toMatchObject({ plan: 'pro', state: 'active', endsAt: null });
      },
    'After that your account returns to Free, and nothing you made is lost.': async () => {
      await payer.join();
      await payer.client.patch('/api/my/profile', { bio: 'I weave.' });
      await payer.nextMonth('declined');
      await app.data.query('UPDATE subscriptions SET access_until = now() WHERE user_id = $1', [
        payer.user.id,
      ]);
      expect((await payer.membership()).plan).toBe('free');
      expect((await payer.client.get('/api/my/profile')).body.bio).toBe('I weave.');
    },
    'If you cancel in those days, the payment is not tried again, and Pro closes at once.': async () => {
      await payer.join();
      await payer.nextMonth('declined');
      await payer.cancel();
      expect(await payer.membership()).toMatchObject({ plan: 'free', state: 'canceled' });
      await payer.useGoodCard();
      expect(await payer.payments()).toMatchObject([{ status: 'failed' }, PAID]);
    },
    'If Pro is not what we described, write to us within 14 days of your first payment and we return it.':
      async () => {
        await payer.join();
        await payer.giveBack();
        expect(await payer.payments()).toMatchObject([{ ...PAID, status: 'refunded' }]);
      },
    'A payment that we return closes Pro, and you are told by mail.': async () => {
      await payer.join();
      await payer.giveBack();
      expect((await payer.membership()).plan).toBe('free');
      expect(await payer.mails()).toContain('Refund: $97.00 for FutureLab Pro');
    },
    'If you ever pay for two memberships at once, we tell you by mail and return one.': async () => {
      await payer.join();
      const setOpen = (status: string, until: string | null) =>
        app.data.query('UPDATE subscriptions SET status = $2, access_until = $3 WHERE user_id = $1', [
          payer.user.id,
          status,
          until,
        ]);
      // As at a provider that lets someone pay on a page that was left open.
      await setOpen('canceled', new Date().toISOString());
      const page = await payer.open();
      await setOpen('active', null);
      await payer.pay(page);
      expect(await payer.mails()).toContain('You’re paying for FutureLab Pro twice');
      // A person ends one and gives the money back.
      await payer.giveBack();
      expect((await payer.payments()).map(({ status }: { status: string }) => status).sort()).toEqual([
        'paid',
        'refunded',
      ]);
      expect((await payer.membership()).plan).toBe('pro');
    },
  };

  it.each(Object.entries(PROMISES))('%s', async (_, holds) => {
    await holds();
  });

  it('is no more than that', () => {
    expect(sentencesOf(sectionOf(terms, 'Free and Pro'))).toEqual(Object.keys(PROMISES));
  });
});

describe('What the privacy page says of paying', () => {
  it('is what is kept of a payment, and no card', async () => {
    const app = await createTestApp();
    expect(privacy).toContain(
      'of each payment the date, the amount, how it stands and where its receipt is. If you add a company for your receipts: its name, country and VAT number, which the payment provider is told, too. The payment provider is told your email address and which account pays. Card data goes to the payment provider and never reaches us. Payments are kept without your name after your account is closed',
    );
    const columns = await app.data.query<{ name: string }[]>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'payments' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'amount',
      'currency',
      'discount',
      'id',
      'occurred_at',
      'pdf_url',
      'provider',
      'provider_id',
      'receipt_url',
      'refunded_amount',
      'refunded_at',
      'status',
      'subscription_id',
      'user_id',
    ]);
    const payer = await Payer.create(app);
    await payer.join();
    // What the provider keeps in development is no card either.
    const proofs = await app.data.query<{ data: object }[]>('SELECT data FROM sandbox_objects');
    expect(JSON.stringify(proofs)).not.toContain('4242');
    await app.data.query('DELETE FROM users WHERE id = $1', [payer.user.id]);
    expect(await app.data.query('SELECT user_id, amount FROM payments')).toEqual([
      { user_id: null, amount: 9700 },
    ]);
    await app.close();
  });
});
