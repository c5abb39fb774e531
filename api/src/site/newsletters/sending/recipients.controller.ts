import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../../core/access/access.js';
import { Database } from '../../../core/database/database.js';
import { PageResponse, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor } from '../../../core/paging/paging.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { NewsletterRecipientEntry, RecipientQuery } from './recipients.dto.js';
import { RECIPIENT_KEY, recipientPage } from './sending.queries.js';

@ApiTags('newsletters')
@AdminOnly()
@Controller('api/admin/newsletters/:id/recipients')
export class RecipientsController {
  constructor(private readonly database: Database) {}

  /** Whom an issue did not surely reach. */
  @Get()
  @PageResponse(NewsletterRecipientEntry)
  list(@Param('id', UuidPipe) id: string, @Query() { state, cursor, limit }: RecipientQuery) {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, RECIPIENT_KEY.length);
    return readJsonPage(this.database, recipientPage(id, state, limit, after));
  }
}
