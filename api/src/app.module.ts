import { type DynamicModule, Module } from '@nestjs/common';
import { AccessLevelsModule } from './access-levels/access-levels.module.js';
import { AcademyModule } from './academy/academy.module.js';
import { AchievementsModule } from './achievements/achievements.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { AuthModule } from './auth/auth.module.js';
import { AuthoringModule } from './authoring/authoring.module.js';
import { BillingModule } from './billing/billing.module.js';
import { BlocksModule } from './blocks/blocks.module.js';
import { CertificatesModule } from './certificates/certificates.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { ContentModule } from './content/content.module.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { CoursesModule } from './courses/courses.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { EnrollmentsModule } from './enrollments/enrollments.module.js';
import { EpisodesModule } from './episodes/episodes.module.js';
import { EventsModule } from './events/events.module.js';
import { FriendshipsModule } from './friendships/friendships.module.js';
import { GroupsModule } from './groups/groups.module.js';
import { HealthModule } from './health/health.module.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { IntroductionsModule } from './introductions/introductions.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LearningPathsModule } from './learning-paths/learning-paths.module.js';
import { LessonsModule } from './lessons/lessons.module.js';
import { LiveModule } from './live/live.module.js';
import { MailModule } from './mail/mail.module.js';
import { MembersModule } from './members/members.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OnboardingModule } from './onboarding/onboarding.module.js';
import { OwnDataModule } from './own-data/own-data.module.js';
import { PointsModule } from './points/points.module.js';
import { PostsModule } from './posts/posts.module.js';
import { ExchangesModule } from './synergizer/exchanges/exchanges.module.js';
import { SynergizerFormsModule } from './synergizer/forms/synergizer-forms.module.js';
import { ProjectsModule } from './synergizer/projects/projects.module.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { RecommendationsModule } from './recommendations/recommendations.module.js';
import { ReleasesModule } from './releases/releases.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SearchModule } from './search/search.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SubscribersModule } from './subscribers/subscribers.module.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { ProfileFormsModule } from './users/forms/profile-forms.module.js';
import { UsersModule } from './users/users.module.js';

@Module({
  imports: [
    AccessLevelsModule,
    AcademyModule,
    AchievementsModule,
    ActivityModule,
    AnalyticsModule,
    AuthoringModule,
    BlocksModule,
    CertificatesModule,
    ContentModule,
    ConversationsModule,
    CoursesModule,
    DraftsModule,
    EnquiriesModule,
    EnrollmentsModule,
    EpisodesModule,
    EventsModule,
    ExchangesModule,
    FriendshipsModule,
    GroupsModule,
    IntroductionsModule,
    LearningPathsModule,
    LessonsModule,
    LiveModule,
    MembersModule,
    NotificationsModule,
    OnboardingModule,
    OwnDataModule,
    PointsModule,
    PostsModule,
    ProfileFormsModule,
    ProjectsModule,
    SynergizerFormsModule,
    AuthModule,
    BillingModule,
    DatabaseModule,
    HealthModule,
    IdempotencyModule,
    SessionsModule,
    JobsModule,
    MailModule,
    MetricsModule,
    RateLimitsModule,
    RecommendationsModule,
    ReleasesModule,
    ReportsModule,
    ReviewsModule,
    SearchModule,
    SubscribersModule,
    UploadsModule,
    UsersModule,
  ],
})
export class AppModule {
  static with(config: Config): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.of(config)] };
  }
}
