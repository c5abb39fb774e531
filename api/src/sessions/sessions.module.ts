import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Session } from './session.entity.js';
import { SessionGuard } from './session.guard.js';
import { SessionsService } from './sessions.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Session])],
  providers: [SessionsService, { provide: APP_GUARD, useClass: SessionGuard }],
  exports: [SessionsService],
})
export class SessionsModule {}
