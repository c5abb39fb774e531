import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { AchievementsController } from './achievements.controller.js';
import { AchievementsService } from './achievements.service.js';
import { EarnedAchievement } from './earned-achievement.entity.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    NotificationsModule,
    TypeOrmModule.forFeature([EarnedAchievement]),
  ],
  controllers: [AchievementsController],
  providers: [AchievementsService],
})
export class AchievementsModule {}
