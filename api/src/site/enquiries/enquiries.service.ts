import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { TooManyRequestsError } from '../../core/errors/errors.js';
import { isBot } from '../../core/validation/honeypot.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { MailService } from '../../core/mail/mail.service.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { EnquiryReceipt, EnquiryRequest } from './enquiries.dto.js';
import { fieldsOf, enquiryInsertion, pendingEnquiry } from './enquiries.queries.js';
import { receiptMail, teamMail } from './enquiry-mails.js';
import { newReference } from './enquiry-reference.js';
import { responseDeadline } from './response-deadline.js';

const IP_RATE_LIMIT = { name: 'enquiries', limit: 10, windowSeconds: 600 };
const IP_RANGE_RATE_LIMIT = { name: 'enquiries-range', limit: 60, windowSeconds: 600, range: true };
/** Mails to one unverified address. */
const RECIPIENT_RATE_LIMIT = { name: 'enquiries-mailbox', limit: 5, windowSeconds: 86_400 };

/** Receives enquiries from the public forms. */
@Injectable()
export class EnquiriesService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    private readonly rateLimits: RateLimitsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Stores an enquiry and mails both sides. The same text again, while it is unanswered, is a duplicate: one row, one
   * mail to each side, the same receipt.
   * @param ip where it came from
   * @throws TooManyRequestsError for an address or a range that brings too many
   */
  async receive(request: EnquiryRequest, ip: string): Promise<EnquiryReceipt> {
    await this.rateLimits.count(IP_RATE_LIMIT, ip);
    await this.rateLimits.count(IP_RANGE_RATE_LIMIT, ip);
    const expected = responseDeadline(new Date());
    if (isBot(request)) return { reference: newReference(), answerBy: expected };
    return this.database.transaction((transaction) => this.save(request, expected, transaction));
  }

  private async save(
    request: EnquiryRequest,
    expected: string,
    transaction: Transaction,
  ): Promise<EnquiryReceipt> {
    const fingerprint = hash('sha256', JSON.stringify(fieldsOf(request)));
    for (;;) {
      const receipt = { reference: newReference(), answerBy: expected };
      const [stored] = await transaction.query(enquiryInsertion(request, { ...receipt, fingerprint }));
      if (stored) {
        if (await this.mayBeMailed(request.email, transaction))
          await this.mail.send(receiptMail(request, receipt), transaction);
        await this.mail.send(teamMail(request, receipt, this.config.enquiriesTo), transaction);
        return receipt;
      }
      const [known] = await transaction.query<EnquiryReceipt>(pendingEnquiry(fingerprint));
      if (known) return known;
      // The reference was taken: try another.
    }
  }

  /** Strangers may have named this address: that stops the mails to it, and no enquiry. */
  private async mayBeMailed(email: string, transaction: Transaction): Promise<boolean> {
    try {
      await this.rateLimits.count(RECIPIENT_RATE_LIMIT, hash('sha256', email), transaction);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false;
      throw error;
    }
  }
}
