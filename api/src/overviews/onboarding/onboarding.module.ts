import { Module } from '@nestjs/common';
import { EnrollmentsModule } from '../../learning/enrollments/enrollments.module.js';
import { EventsModule } from '../../events/events.module.js';
import { GroupsModule } from '../../groups/groups.module.js';
import { PostsModule } from '../../discussions/posts/posts.module.js';
import { SubscribersModule } from '../../site/subscribers/subscribers.module.js';
import { UsersModule } from '../../identity/users/users.module.js';
import { OnboardingFormsController } from './onboarding-forms.controller.js';
import { OnboardingFormsService } from './onboarding-forms.service.js';

@Module({
  imports: [EnrollmentsModule, EventsModule, GroupsModule, PostsModule, SubscribersModule, UsersModule],
  controllers: [OnboardingFormsController],
  providers: [OnboardingFormsService],
})
export class OnboardingModule {}
