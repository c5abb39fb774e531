import { Module } from '@nestjs/common';
import { MailModule } from '../../core/mail/mail.module.js';
import { WeeklyInsightsService } from './weekly-insights.service.js';

@Module({ imports: [MailModule], providers: [WeeklyInsightsService] })
export class WeeklyInsightsModule {}
