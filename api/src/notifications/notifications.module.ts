import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../core/live/live.module.js';
import { MailModule } from '../core/mail/mail.module.js';
import { AccountNotices } from './account/account-notices.js';
import { ACCOUNT_KINDS } from './account/notification-kinds.js';
import { DigestService } from './digest/digest.service.js';
import { LastSeen } from './mail/last-seen.js';
import { MailRecipient } from './mail/mail-recipient.entity.js';
import { NotificationMail } from './mail/notification-mail.entity.js';
import { NotificationMailService } from './mail/notification-mail.service.js';
import { UnsubscribeController } from './mail/unsubscribe.controller.js';
import { UnsubscribeService } from './mail/unsubscribe.service.js';
import { Notification } from './notification.entity.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { PushSender } from './push/push-sender.js';
import { PushSubscription } from './push/push-subscription.entity.js';
import { PushSubscriptionsController } from './push/push-subscriptions.controller.js';
import { PushSubscriptionsService } from './push/push-subscriptions.service.js';
import { PushService } from './push/push.service.js';
import { NotificationMute } from './settings/notification-mute.entity.js';
import { NotificationSchedule } from './settings/notification-schedule.entity.js';
import { NotificationSchedulesService } from './settings/notification-schedules.service.js';
import { NotificationSetting } from './settings/notification-setting.entity.js';
import { NotificationSettingsController } from './settings/notification-settings.controller.js';
import { NotificationSettingsService } from './settings/notification-settings.service.js';
import { NOTIFICATION_KINDS } from './digest/notification-kinds.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Global()
@Module({
  imports: [
    LiveModule.forFeature('notifications'),
    ACCOUNT_KINDS,
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    MailModule,
    TypeOrmModule.forFeature([
      Notification,
      NotificationSetting,
      NotificationSchedule,
      NotificationMute,
      NotificationMail,
      MailRecipient,
      PushSubscription,
    ]),
  ],
  controllers: [
    NotificationsController,
    NotificationSettingsController,
    PushSubscriptionsController,
    UnsubscribeController,
  ],
  providers: [
    AccountNotices,
    DigestService,
    LastSeen,
    NotificationMailService,
    NotificationSchedulesService,
    NotificationSettingsService,
    NotificationsService,
    PushSender,
    PushService,
    PushSubscriptionsService,
    UnsubscribeService,
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {}
