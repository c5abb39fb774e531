import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { Presence } from './presence.entity.js';

@Module({ imports: [PERSONAL_DATA, TypeOrmModule.forFeature([Presence])] })
export class PresenceModule {}
