import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { ConversationsModule } from '../../people/conversations/conversations.module.js';
import { ExchangeHelper } from './exchange-helper.entity.js';
import { Exchange } from './exchange.entity.js';
import { ExchangesController } from './exchanges.controller.js';
import { ExchangesService } from './exchanges.service.js';
import { SettlementService } from './settlement.service.js';
import { NOTIFICATION_KINDS } from './registrations/notification-kinds.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';
import { RECOMMENDATIONS } from './registrations/recommendations.sql.js';
import { REPORT_SUBJECTS } from './registrations/report-subjects.queries.js';
import { SEARCH_SOURCES } from './registrations/search-sources.sql.js';

@Module({
  imports: [
    LiveModule.forFeature('exchanges', 'exchange:{id}'),
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    RECOMMENDATIONS,
    REPORT_SUBJECTS,
    SEARCH_SOURCES,
    TypeOrmModule.forFeature([Exchange, ExchangeHelper]),
    ConversationsModule,
  ],
  controllers: [ExchangesController],
  providers: [ExchangesService, SettlementService],
})
export class ExchangesModule {}
