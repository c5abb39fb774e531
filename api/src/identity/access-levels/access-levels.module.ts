import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessLevelAuditEvent } from './access-level-audit-event.entity.js';
import { AccessLevelsController } from './access-levels.controller.js';
import { AccessLevelsService } from './access-levels.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([AccessLevelAuditEvent])],
  controllers: [AccessLevelsController],
  providers: [AccessLevelsService],
})
export class AccessLevelsModule {}
