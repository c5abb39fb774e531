import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';

/** Part of one of Stripe's objects, in the shape that its SDK publishes. */
export type Shape<T> = T extends (infer Item)[]
  ? Shape<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Shape<T[Key]> | undefined }
    : T;

interface Asked {
  method: string;
  path: string;
  fields: Record<string, string>;
  idempotencyKey: string | undefined;
}

/** The few calls of https://docs.stripe.com/api that the site makes, on loopback; what it keeps is set by the test. */
export class FakeStripe {
  subscription: Shape<Stripe.Subscription> | null = null;
  session: Shape<Stripe.Checkout.Session> | null = null;
  invoices: Shape<Stripe.Invoice>[] = [];
  charges: Shape<Stripe.Charge>[] = [];
  disputes: Shape<Stripe.Dispute>[] = [];
  readonly asked: Asked[] = [];

  private constructor(private readonly server: Server) {}

  static async start(secretKey: string): Promise<FakeStripe> {
    const server = createServer();
    const fake = new FakeStripe(server);
    server.on('request', (request, response) => void fake.answer(request, response, secretKey));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse, secretKey: string): Promise<void> {
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const fields = Object.fromEntries(
      method === 'POST' ? new URLSearchParams(await text(request)) : searchParams,
    );
    this.asked.push({
      method,
      path: pathname,
      fields,
      idempotencyKey: headers['idempotency-key'] as string | undefined,
    });
    const isOurs = headers.authorization === `Bearer ${secretKey}`;
    const found = isOurs ? this.find(method, pathname, fields) : null;
    response
      .writeHead(found ? 200 : isOurs ? 404 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(found ?? { error: { type: 'invalid_request_error', message: 'No such object' } }));
  }

  private find(method: string, path: string, fields: Record<string, string>): object | null {
    const list = <T>(data: T[]) => ({ object: 'list', data, has_more: false, url: path });
    switch (path.split('/')[2]) {
      case 'subscriptions':
        if (this.subscription && method === 'DELETE')
          Object.assign(this.subscription, { status: 'canceled', ended_at: this.subscription.start_date });
        if (this.subscription && fields['cancel_at_period_end'])
          this.subscription.cancel_at_period_end = fields['cancel_at_period_end'] === 'true';
        return this.subscription;
      case 'invoices': {
        const id = path.split('/')[3];
        return id ? (this.invoices.find((invoice) => invoice.id === id) ?? null) : list(this.invoices);
      }
      case 'refunds':
        return { object: 'refund', id: 're_1', amount: Number(fields['amount']) };
      case 'prices':
        return { object: 'price', unit_amount: 9700, currency: 'usd' };
      case 'charges':
        return list(this.charges);
      case 'disputes':
        return list(this.disputes.filter(({ charge }) => charge === fields['charge']));
      case 'invoice_payments':
        return list(this.invoices.map((invoice) => ({ object: 'invoice_payment', invoice })));
      case 'checkout':
        return this.session;
      case 'billing_portal':
        return { object: 'billing_portal.session', url: 'https://billing.stripe.com/p/session/one' };
      default:
        return null;
    }
  }
}
