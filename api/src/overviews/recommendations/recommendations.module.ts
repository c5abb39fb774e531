import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MembersModule } from '../../people/members/members.module.js';
import { DismissedRecommendation } from './dismissed-recommendation.entity.js';
import { RecommendationSettings } from './recommendation-settings.entity.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsService } from './recommendations.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    PERSONAL_DATA,
    MembersModule,
    TypeOrmModule.forFeature([DismissedRecommendation, RecommendationSettings]),
  ],
  controllers: [RecommendationsController],
  providers: [RecommendationsService],
})
export class RecommendationsModule {}
