import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteSettingsModule } from '../settings/site-settings.module.js';
import { MailMessage } from './mail-message.entity.js';
import { MailService } from './mail.service.js';
import { MailboxController } from './mailbox.controller.js';

@Module({
  imports: [SiteSettingsModule, TypeOrmModule.forFeature([MailMessage])],
  controllers: [MailboxController],
  providers: [MailService],
  exports: [MailService],
})
export class MailModule {}
