import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MembersModule } from '../../people/members/members.module.js';
import { DismissedRecommendation } from './dismissed-recommendation.entity.js';
import { RecommendationSettings } from './recommendation-settings.entity.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsService } from './recommendations.service.js';

@Module({
  imports: [MembersModule, TypeOrmModule.forFeature([DismissedRecommendation, RecommendationSettings])],
  controllers: [RecommendationsController],
  providers: [RecommendationsService],
})
export class RecommendationsModule {}
