import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access.js';
import { NotFoundError } from '../common/errors.js';
import { UuidPipe } from '../common/id-or-slug.pipe.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { sendPage } from '../pages/html.js';
import { type KeptMail, mailboxPage, messagePage } from './mailbox.pages.js';

const SHOWN = 100;

/** What would have been sent, while no mail server is configured. Development only. */
@Public()
@ApiExcludeController()
@Controller('dev/mail')
export class MailboxController {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async list(@Res() reply: FastifyReply): Promise<void> {
    this.requireMailbox();
    const mails = await this.database.query<KeptMail>({
      text: `SELECT id, recipient, subject, body, created_at AS "createdAt" FROM mail_messages
             ORDER BY created_at DESC, id LIMIT ${SHOWN}`,
    });
    void sendPage(reply, { title: 'Mailbox', body: mailboxPage(mails) });
  }

  @Get(':id')
  async message(@Param('id', UuidPipe) id: string, @Res() reply: FastifyReply): Promise<void> {
    this.requireMailbox();
    const mail = await this.database.one<KeptMail>({
      text: 'SELECT id, recipient, subject, body, created_at AS "createdAt" FROM mail_messages WHERE id = $1',
      values: [id],
    });
    if (!mail) throw new NotFoundError();
    void sendPage(reply, { title: mail.subject, body: messagePage(mail, this.config.publicUrl) });
  }

  private requireMailbox(): void {
    if (!this.config.developmentMailbox) throw new NotFoundError();
  }
}
