import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Bookmark } from './bookmark.entity.js';
import { BookmarkRemindersService } from './bookmark-reminders.service.js';
import { BookmarksController } from './bookmarks.controller.js';
import { BookmarksService } from './bookmarks.service.js';
import { NOTIFICATION_KINDS } from './registrations/notification-kinds.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';

@Module({
  imports: [NOTIFICATION_KINDS, PERSONAL_DATA, TypeOrmModule.forFeature([Bookmark])],
  controllers: [BookmarksController],
  providers: [BookmarksService, BookmarkRemindersService],
})
export class BookmarksModule {}
