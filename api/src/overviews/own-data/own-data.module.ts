import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { BillingModule } from '../../membership/billing/billing.module.js';
import { EventsModule } from '../../events/events.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { ConversationsModule } from '../../people/conversations/conversations.module.js';
import { UploadsModule } from '../../identity/uploads/uploads.module.js';
import { ArchiveStore } from './archive/archive-store.js';
import { ArchiveWriter } from './archive/archive-writer.service.js';
import { AccountDeletionsController } from './deletion/account-deletions.controller.js';
import { AccountDeletionsService } from './deletion/account-deletions.service.js';
import { ErasureService } from './deletion/erasure.service.js';
import { HandoversService } from './deletion/handovers.service.js';
import { NOTICES } from './deletion/notices.sql.js';
import { AccountDeletion } from './deletion/account-deletion.entity.js';
import { DataArchive } from './archive/data-archive.entity.js';
import { DataExport } from './export/data-export.entity.js';
import { DataExportsController } from './export/data-exports.controller.js';
import { DataExportsService } from './export/data-exports.service.js';
import { DataImportController } from './import/data-import.controller.js';
import { DataImportService } from './import/data-import.service.js';
import { MemberDataController } from './members/member-data.controller.js';
import { MemberDataService } from './members/member-data.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

/** Taking everything of one's own along, bringing it in, and having it erased. */
@Module({
  imports: [
    LiveModule.forFeature('own-data'),
    NOTICES,
    PERSONAL_DATA,
    TypeOrmModule.forFeature([AccountDeletion, DataArchive, DataExport]),
    BillingModule,
    ConversationsModule,
    EventsModule,
    MailModule,
    UploadsModule,
  ],
  controllers: [
    AccountDeletionsController,
    DataExportsController,
    DataImportController,
    MemberDataController,
  ],
  providers: [
    AccountDeletionsService,
    ArchiveStore,
    ArchiveWriter,
    DataExportsService,
    DataImportService,
    ErasureService,
    HandoversService,
    MemberDataService,
  ],
})
export class OwnDataModule {}
