import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEvent } from './audit-event.entity.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({ imports: [PERSONAL_DATA, TypeOrmModule.forFeature([AuditEvent])] })
export class AuditModule {}
