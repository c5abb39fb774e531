import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { EventHosting, EventHostingRequest } from './event-hosting.dto.js';
import { EventHostingService } from './event-hosting.service.js';

@ApiTags('members')
@AdminOnly()
@Controller('api/admin/members')
export class EventHostingController {
  constructor(private readonly hosting: EventHostingService) {}

  @Get(':id/event-hosting')
  @ApiOkResponse({ type: EventHosting })
  @ApiErrors({ 404: 'No such member' })
  find(@Param('id', UuidPipe) id: string): Promise<EventHosting> {
    return this.hosting.findOrFail(id);
  }

  /** Lets a member host events outside of groups, of which they are notified, or takes that back; it is in the audit log. */
  @Put(':id/event-hosting')
  @ApiOkResponse({ type: EventHosting })
  @ApiErrors({ 404: 'No such member' })
  set(
    @Param('id', UuidPipe) id: string,
    @Body() request: EventHostingRequest,
    @CurrentUser() actor: Member,
  ): Promise<EventHosting> {
    return this.hosting.set(id, request, actor);
  }
}
