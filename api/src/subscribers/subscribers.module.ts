import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { Subscriber } from './subscriber.entity.js';
import { SubscribersController } from './subscribers.controller.js';
import { SubscribersService } from './subscribers.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Subscriber]), MailModule],
  controllers: [SubscribersController, NewsletterController],
  providers: [SubscribersService],
})
export class SubscribersModule {}
