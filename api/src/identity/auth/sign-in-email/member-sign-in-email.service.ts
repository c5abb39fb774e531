import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import { MailService } from '../../../core/mail/mail.service.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import { User } from '../../users/user.entity.js';
import { signInMail } from './sign-in-mail.js';

const EMAILS_TO_MEMBER = { name: 'sign-in-email', limit: 5, windowSeconds: 3600 };

class NoEmailError extends ApiError {
  constructor() {
    super(409, 'no_email', 'This account has no email address.');
  }
}

/** Leads a member who cannot get in to the page where they ask for a code: a code works only in the browser that asked. */
@Injectable()
export class MemberSignInEmailService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    private readonly rateLimits: RateLimitsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws NotFoundError, NoEmailError, TooManyRequestsError */
  async send(memberId: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const member = await transaction.manager.findOneBy(User, { id: memberId });
      if (!member) throw new NotFoundError();
      if (member.email === null) throw new NoEmailError();
      await this.rateLimits.count(EMAILS_TO_MEMBER, memberId, transaction);
      await this.mail.send(signInMail(member.email, this.config.publicUrl), transaction);
      const act = { actor, action: 'send sign in email', memberId, reason };
      await recordAuditEvent({ ...act, subjectKind: 'member', subjectId: memberId }, transaction);
    });
  }
}
