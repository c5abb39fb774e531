import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { AchievementsController } from './achievements.controller.js';
import { AchievementsService } from './achievements.service.js';
import { EarnedAchievement } from './earned-achievement.entity.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA, NotificationsModule, TypeOrmModule.forFeature([EarnedAchievement])],
  controllers: [AchievementsController],
  providers: [AchievementsService],
})
export class AchievementsModule {}
