import { Module } from '@nestjs/common';
import { UploadsModule } from '../../uploads/uploads.module.js';
import { UsersModule } from '../users.module.js';
import { PhotoFormsController } from './photo-forms.controller.js';
import { ProfileFormsController } from './profile-forms.controller.js';

@Module({
  imports: [UsersModule, UploadsModule],
  controllers: [ProfileFormsController, PhotoFormsController],
})
export class ProfileFormsModule {}
