import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { SiteSettingsModule } from '../../core/settings/site-settings.module.js';
import { UsersModule } from '../../identity/users/users.module.js';
import { NewsletterChoiceController } from './newsletter-choice.controller.js';
import { NewsletterChoiceService } from './newsletter-choice.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscribersController } from './subscribers.controller.js';
import { SubscribersService } from './subscribers.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    PERSONAL_DATA,
    TypeOrmModule.forFeature([Subscriber]),
    MailModule,
    SiteSettingsModule,
    UsersModule,
  ],
  controllers: [SubscribersController, NewsletterController, NewsletterChoiceController],
  providers: [NewsletterChoiceService, SubscribersService],
})
export class SubscribersModule {}
