import { Inject, Injectable } from '@nestjs/common';
import { timeForReader } from '#platform/format/dates';
import { paths } from '#platform/paths/paths';
import { CONFIG, type Config } from '../../core/config/config.js';
import type { Transaction } from '../../core/database/database.js';
import { MailService } from '../../core/mail/mail.service.js';
import { senderAddress } from '../../core/mail/sender-address.js';
import { kindMail } from '../../notifications/mail/notification-mail.js';
import {
  notificationRecipients,
  type RecipientWithTimeZone,
} from '../../notifications/mail/notification-recipients.queries.js';
import { agreedSession } from './requests/mentorship.queries.js';
import type { MentorshipRequest } from './requests/mentorship-request.entity.js';
import { type Session, sessionFile } from './requests/session-file.js';

const KIND = 'mentor-session';
const NOW = { canceled: 'canceled', moved: 'to be agreed on again' };

type Outcome = keyof typeof NOW;

/** Emails the two who were to meet, with a file that takes the session out of their calendars. */
@Injectable()
export class SessionCancellations {
  constructor(
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Before the request is changed and saved. */
  async send(request: MentorshipRequest, outcome: Outcome, transaction: Transaction): Promise<void> {
    const two = [request.memberId, request.mentorId].filter((id) => id !== null);
    const readers = await transaction.query<RecipientWithTimeZone>(notificationRecipients(KIND, two));
    const mails = [];
    for (const reader of readers) {
      const [session] = await transaction.query<Session>(agreedSession(request.id, reader.userId));
      const href = reader.userId === request.memberId ? paths.mentorship : paths.mentorshipQueue;
      mails.push(this.mailTo(reader, session!, outcome, href));
    }
    await this.mails.sendAll(mails, transaction);
  }

  private mailTo(reader: RecipientWithTimeZone, session: Session, outcome: Outcome, href: string) {
    const { publicUrl: site, mailFrom } = this.config;
    const canceled = { ...session, sequence: session.sequence + 1, updatedAt: new Date(), isCanceled: true };
    const subject = `Your mentor session “${session.topic}” ${outcome === 'moved' ? 'has moved' : 'is canceled'}`;
    const was = timeForReader(session.meetsAt.getTime(), reader.timeZone, reader.timeZone);
    const text = `Your mentor session with ${session.other}, “${session.topic}”:

  Was: ${was}
  Now: ${NOW[outcome]}

If it’s in your calendar, open the attached file to remove it. Details:

${site}${href}`;
    return {
      ...kindMail(KIND, reader, { subject, text, site }),
      cancellation: sessionFile(canceled, site, senderAddress(mailFrom)),
    };
  }
}
