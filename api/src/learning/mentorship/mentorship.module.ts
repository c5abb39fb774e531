import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { SiteSettingsModule } from '../../core/settings/site-settings.module.js';
import { MentorshipNotices } from './mentorship-notices.service.js';
import { Mentor } from './mentors/mentor.entity.js';
import { MentorsController } from './mentors/mentors.controller.js';
import { MentorsService } from './mentors/mentors.service.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { MentorshipController } from './requests/mentorship.controller.js';
import { MentorshipRequest } from './requests/mentorship-request.entity.js';
import { MentorshipService } from './requests/mentorship.service.js';
import { SessionCancellations } from './session-cancellations.service.js';

/** Sessions of members with mentors. */
@Module({
  imports: [
    MailModule,
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    SiteSettingsModule,
    TypeOrmModule.forFeature([Mentor, MentorshipRequest]),
  ],
  controllers: [MentorsController, MentorshipController],
  providers: [MentorsService, MentorshipService, MentorshipNotices, SessionCancellations],
})
export class MentorshipModule {}
