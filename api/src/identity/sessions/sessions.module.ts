import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { PresenceModule } from '../presence/presence.module.js';
import { KnownDevice } from './devices/known-device.entity.js';
import { KnownDevicesService } from './devices/known-devices.service.js';
import { MySessionsController } from './devices/my-sessions.controller.js';
import { MySessionsService } from './devices/my-sessions.service.js';
import { MemberSessionsController } from './members/member-sessions.controller.js';
import { MemberSessionsService } from './members/member-sessions.service.js';
import { ReadingSessionsService } from './reading-sessions.service.js';
import { Session } from './session.entity.js';
import { SessionGuard } from './session.guard.js';
import { SessionsService } from './sessions.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Global()
@Module({
  imports: [PERSONAL_DATA, PresenceModule, TypeOrmModule.forFeature([KnownDevice, Session]), MailModule],
  controllers: [MemberSessionsController, MySessionsController],
  providers: [
    SessionsService,
    KnownDevicesService,
    MemberSessionsService,
    MySessionsService,
    ReadingSessionsService,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [ReadingSessionsService, SessionsService],
})
export class SessionsModule {}
