import { type DynamicModule, Module } from '@nestjs/common';
import { AccessLevelsModule } from '../identity/access-levels/access-levels.module.js';
import { AcademyModule } from '../learning/academy/academy.module.js';
import { AdministrationModule } from '../overviews/administration/administration.module.js';
import { AccountMergingModule } from '../overviews/account-merging/account-merging.module.js';
import { AchievementsModule } from '../people/achievements/achievements.module.js';
import { ActivityModule } from '../learning/activity/activity.module.js';
import { AnalyticsModule } from '../overviews/analytics/analytics.module.js';
import { AuditModule } from '../core/audit/audit.module.js';
import { AuthModule } from '../identity/auth/auth.module.js';
import { AuthoringModule } from '../learning/authoring/authoring.module.js';
import { BillingModule } from '../membership/billing/billing.module.js';
import { MutesModule } from '../people/mutes/mutes.module.js';
import { BlocksModule } from '../people/blocks/blocks.module.js';
import { BookmarksModule } from '../discussions/bookmarks/bookmarks.module.js';
import { FollowsModule } from '../discussions/follows/follows.module.js';
import { CertificatesModule } from '../learning/certificates/certificates.module.js';
import type { Config } from '../core/config/config.js';
import { ConfigModule } from '../core/config/config.module.js';
import { ContentModule } from '../site/content/content.module.js';
import { ConversationsModule } from '../people/conversations/conversations.module.js';
import { CoursesModule } from '../learning/courses/courses.module.js';
import { DatabaseModule } from '../core/database/database.module.js';
import { DraftsModule } from '../people/drafts/drafts.module.js';
import { EnquiriesModule } from '../site/enquiries/enquiries.module.js';
import { RedirectsModule } from '../site/redirects/redirects.module.js';
import { EnrollmentsModule } from '../learning/enrollments/enrollments.module.js';
import { EpisodesModule } from '../site/episodes/episodes.module.js';
import { EventsModule } from '../events/events.module.js';
import { FriendshipsModule } from '../people/friendships/friendships.module.js';
import { GroupsModule } from '../groups/groups.module.js';
import { HealthModule } from '../core/health/health.module.js';
import { InvitationsModule } from '../identity/invitations/invitations.module.js';
import { IdempotencyModule } from '../core/idempotency/idempotency.module.js';
import { IntroductionsModule } from '../people/introductions/introductions.module.js';
import { JobsModule } from '../core/jobs/jobs.module.js';
import { LearningPathsModule } from '../learning/learning-paths/learning-paths.module.js';
import { LessonsModule } from '../learning/lessons/lessons.module.js';
import { LiveModule } from '../core/live/live.module.js';
import { MailModule } from '../core/mail/mail.module.js';
import { MediaModule } from '../site/media/media.module.js';
import { MembersModule } from '../people/members/members.module.js';
import { MetricsModule } from '../core/metrics/metrics.module.js';
import { NewslettersModule } from '../site/newsletters/newsletters.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OwnDataModule } from '../overviews/own-data/own-data.module.js';
import { PointsModule } from '../people/points/points.module.js';
import { PostsModule } from '../discussions/posts/posts.module.js';
import { ExchangesModule } from '../synergizer/exchanges/exchanges.module.js';
import { ProjectsModule } from '../synergizer/projects/projects.module.js';
import { RateLimitsModule } from '../core/rate-limits/rate-limits.module.js';
import { RecommendationsModule } from '../overviews/recommendations/recommendations.module.js';
import { ReleasesModule } from '../releases/releases.module.js';
import { ReportsModule } from '../overviews/reports/reports.module.js';
import { MentorshipModule } from '../learning/mentorship/mentorship.module.js';
import { ReviewsModule } from '../learning/reviews/reviews.module.js';
import { SearchModule } from '../overviews/search/search.module.js';
import { SessionsModule } from '../identity/sessions/sessions.module.js';
import { GroupPageModule } from '../overviews/group-page/group-page.module.js';
import { ProGrantsModule } from '../membership/grants/pro-grants.module.js';
import { ProfilesModule } from '../overviews/profiles/profiles.module.js';
import { RelatedModule } from '../overviews/related/related.module.js';
import { FeedModule } from '../overviews/feed/feed.module.js';
import { StartChecklistModule } from '../overviews/start-checklist/start-checklist.module.js';
import { DomainEventsModule } from '../core/domain-events/domain-events.module.js';
import { SubscribersModule } from '../site/subscribers/subscribers.module.js';
import { UploadsModule } from '../identity/uploads/uploads.module.js';
import { WeeklyInsightsModule } from '../overviews/weekly-insights/weekly-insights.module.js';
import { UsersModule } from '../identity/users/users.module.js';

@Module({
  imports: [
    AccessLevelsModule,
    AcademyModule,
    AccountMergingModule,
    AchievementsModule,
    AdministrationModule,
    ActivityModule,
    AnalyticsModule,
    AuditModule,
    AuthoringModule,
    BlocksModule,
    MutesModule,
    CertificatesModule,
    ContentModule,
    ConversationsModule,
    CoursesModule,
    DraftsModule,
    EnquiriesModule,
    EnrollmentsModule,
    EpisodesModule,
    BookmarksModule,
    FollowsModule,
    EventsModule,
    ExchangesModule,
    FriendshipsModule,
    GroupsModule,
    IntroductionsModule,
    LearningPathsModule,
    LessonsModule,
    LiveModule,
    MediaModule,
    MembersModule,
    NewslettersModule,
    NotificationsModule,
    OwnDataModule,
    PointsModule,
    PostsModule,
    ProjectsModule,
    AuthModule,
    BillingModule,
    DatabaseModule,
    HealthModule,
    InvitationsModule,
    IdempotencyModule,
    SessionsModule,
    JobsModule,
    MailModule,
    MetricsModule,
    RateLimitsModule,
    RecommendationsModule,
    RedirectsModule,
    ReleasesModule,
    ReportsModule,
    MentorshipModule,
    ReviewsModule,
    SearchModule,
    GroupPageModule,
    ProGrantsModule,
    ProfilesModule,
    FeedModule,
    RelatedModule,
    StartChecklistModule,
    DomainEventsModule,
    SubscribersModule,
    UploadsModule,
    UsersModule,
    WeeklyInsightsModule,
  ],
})
export class AppModule {
  static with(config: Config): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.of(config)] };
  }
}
