import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import { Repository } from 'typeorm';
import { Public } from '../access/access.js';
import { NotFoundError } from '../errors/errors.js';
import { UuidPipe } from '../validation/id-or-slug.pipe.js';
import { CONFIG, type Config } from '../config/config.js';
import { sendPage } from '../html/html.js';
import { MailMessage } from './mail-message.entity.js';
import { sendMailPage } from './html/send-mail-page.js';
import { mailboxPage, messagePage } from './mailbox.pages.js';

const SHOWN = 100;

/** What would have been sent, while no mail server is configured. Development only. */
@Public()
@ApiExcludeController()
@Controller('dev/mail')
export class MailboxController {
  constructor(
    @InjectRepository(MailMessage) private readonly mails: Repository<MailMessage>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async list(@Res() reply: FastifyReply): Promise<void> {
    this.requireMailbox();
    const mails = await this.mails.find({ order: { createdAt: 'DESC', id: 'ASC' }, take: SHOWN });
    void sendPage(reply, { title: 'Mailbox', body: mailboxPage(mails) });
  }

  @Get(':id')
  async message(@Param('id', UuidPipe) id: string, @Res() reply: FastifyReply): Promise<void> {
    this.requireMailbox();
    const mail = await this.mails.findOneBy({ id });
    if (!mail) throw new NotFoundError();
    const body = messagePage(mail, this.config.publicUrl);
    void sendPage(reply, { title: mail.subject, body, isWide: true });
  }

  /** As a mail program shows it. */
  @Get(':id/html')
  async html(@Param('id', UuidPipe) id: string, @Res() reply: FastifyReply): Promise<void> {
    this.requireMailbox();
    const mail = await this.mails.findOneBy({ id });
    if (!mail?.html) throw new NotFoundError();
    sendMailPage(reply, mail.html);
  }

  private requireMailbox(): void {
    if (!this.config.developmentMailbox) throw new NotFoundError();
  }
}
