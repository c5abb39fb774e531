import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { NameCorrectionsController } from './corrections/name-corrections.controller.js';
import { NameCorrectionsService } from './corrections/name-corrections.service.js';
import { User } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    LiveModule.forFeature('me', 'newcomers'),
    PERSONAL_DATA,
    TypeOrmModule.forFeature([User]),
    UploadsModule,
  ],
  controllers: [NameCorrectionsController, UsersController],
  providers: [NameCorrectionsService, UsersService],
  exports: [UsersService],
})
export class UsersModule {}
