import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { InvitationAcceptanceController } from './acceptance/invitation-acceptance.controller.js';
import { InvitationAcceptanceService } from './acceptance/invitation-acceptance.service.js';
import { InvitationImportController } from './import/invitation-import.controller.js';
import { InvitationImportService } from './import/invitation-import.service.js';
import { InvitationPruningService } from './invitation-pruning.service.js';
import { InvitationSendingService } from './invitation-sending.service.js';
import { Invitation } from './invitation.entity.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

/** People whom staff invite by email to join, or to take a role. */
@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([Invitation]), AuthModule, MailModule],
  controllers: [InvitationsController, InvitationImportController, InvitationAcceptanceController],
  providers: [
    InvitationAcceptanceService,
    InvitationImportService,
    InvitationPruningService,
    InvitationSendingService,
    InvitationsService,
  ],
})
export class InvitationsModule {}
