import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { NewsletterArchiveController } from './archive/newsletter-archive.controller.js';
import { Newsletter } from './newsletter.entity.js';
import { NewslettersController } from './newsletters.controller.js';
import { NewslettersService } from './newsletters.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { MailReportsController } from './reports/mail-reports.controller.js';
import { MailWebhook } from './reports/mail-webhook.entity.js';
import { NewsletterRecipient } from './sending/newsletter-recipient.entity.js';
import { NewsletterSenderService } from './sending/newsletter-sender.service.js';
import { RecipientsController } from './sending/recipients.controller.js';

@Module({
  imports: [
    PERSONAL_DATA,
    TypeOrmModule.forFeature([MailWebhook, Newsletter, NewsletterRecipient]),
    MailModule,
  ],
  controllers: [
    NewslettersController,
    RecipientsController,
    NewsletterArchiveController,
    MailReportsController,
  ],
  providers: [NewslettersService, NewsletterSenderService],
})
export class NewslettersModule {}
