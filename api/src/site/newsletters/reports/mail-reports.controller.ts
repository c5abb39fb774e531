import { Controller, Headers, HttpCode, Inject, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../core/access/access.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import { WithoutIdempotencyKey } from '../../../core/idempotency/idempotency.decorators.js';
import { mailReportOf } from './mail-report.js';
import { addressSuppressed, recipientReported, webhookReceived } from './mail-reports.queries.js';
import { isSigned } from './webhook-signature.js';

const MOST_ID = 200;

class ForgedReportError extends ApiError {
  constructor() {
    super(400, 'forged_event', 'The signature of this event is missing, wrong or too old.');
  }
}

/** Where the mail provider tells which addresses bounce and who complains. Its signature proves who speaks. */
@Public()
@ApiExcludeController()
@WithoutIdempotencyKey()
@Controller('api/mail/webhooks')
export class MailReportsController {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(200)
  @RouteConfig({ serverToServer: true })
  async receive(
    @Headers() headers: Record<string, string | undefined>,
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
  ): Promise<{ received: true }> {
    const { mailWebhookSecret: secret } = this.config;
    if (secret === null) throw new NotFoundError();
    const header = (name: string) => headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? '';
    const signed = { id: header('id'), timestamp: header('timestamp'), signatures: header('signature') };
    const body = rawBody?.toString('utf8') ?? '';
    if (signed.id.length > MOST_ID || !isSigned(body, signed, secret)) throw new ForgedReportError();
    await this.apply(signed.id, body);
    return { received: true };
  }

  private async apply(id: string, body: string): Promise<void> {
    const report = mailReportOf(body);
    if (!report) return;
    const { kind, addresses, mailId } = report;
    await this.database.transaction(async (transaction) => {
      if ((await transaction.query(webhookReceived(id))).length === 0) return;
      for (const address of addresses) {
        await transaction.query(addressSuppressed(kind, address));
        await transaction.query(recipientReported(kind, address, mailId));
      }
    });
  }
}
