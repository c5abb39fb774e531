import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberListController } from './list/member-list.controller.js';
import { MemberListService } from './list/member-list.service.js';
import { MemberNote } from './notes/member-note.entity.js';
import { MemberNotesController } from './notes/member-notes.controller.js';
import { MemberNotesService } from './notes/member-notes.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { MemberRecordController } from './record/member-record.controller.js';
import { MemberRecordService } from './record/member-record.service.js';
import { MemberSegment } from './segments/member-segment.entity.js';
import { MemberSegmentsController } from './segments/member-segments.controller.js';
import { MemberSegmentsService } from './segments/member-segments.service.js';

/** The list of members for staff, and what staff know of each. */
@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([MemberNote, MemberSegment])],
  controllers: [
    MemberListController,
    MemberRecordController,
    MemberNotesController,
    MemberSegmentsController,
  ],
  providers: [MemberListService, MemberRecordService, MemberNotesService, MemberSegmentsService],
})
export class MemberAdministrationModule {}
