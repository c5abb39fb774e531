import { Module } from '@nestjs/common';
import { MailModule } from '../../core/mail/mail.module.js';
import { AccountMergingController } from './account-merging.controller.js';
import { AccountMergingService } from './account-merging.service.js';

/** Two accounts of one person become one. */
@Module({
  imports: [MailModule],
  controllers: [AccountMergingController],
  providers: [AccountMergingService],
})
export class AccountMergingModule {}
