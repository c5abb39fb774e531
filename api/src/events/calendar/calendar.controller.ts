import { Controller, Delete, Get, HttpCode, Param, Res } from '@nestjs/common';
import {
  ApiExcludeEndpoint,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../core/access/member.js';
import { CalendarService } from './calendar.service.js';

export class CalendarAddress {
  @ApiProperty({
    description: 'For calendar programs; the person who has it sees what the member is going to',
  })
  url!: string;
}

@ApiTags('events')
@Controller('api')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  /** A file for calendar programs; pages link `/events/<slug>.ics`. */
  @Get('events/:id/calendar.ics')
  @Public()
  @ApiExcludeEndpoint()
  async event(
    @Param('id', IdOrSlugPipe) ref: IdOrSlug,
    @CurrentUser() viewer: Member | null,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await this.calendar.event(ref, viewer);
    void reply.header('content-disposition', `attachment; filename="${ref.value}.ics"`);
    send(reply, text);
  }

  /** What calendar programs read by themselves: the address is the key to it. */
  @Get('calendars/:file')
  @Public()
  @ApiExcludeEndpoint()
  async feed(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    send(reply, await this.calendar.feed(file.replace(/\.ics$/, '')));
  }

  /** The private address of the caller's calendar, the same until it is revoked. */
  @Get('my/calendar')
  @MembersOnly()
  @ApiOkResponse({ type: CalendarAddress })
  address(@CurrentUser() member: Member): Promise<CalendarAddress> {
    return this.calendar.address(member);
  }

  /** Revokes the address; the next one is another. */
  @Delete('my/calendar')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  revoke(@CurrentUser() member: Member): Promise<void> {
    return this.calendar.revoke(member);
  }
}

function send(reply: FastifyReply, text: string): void {
  void reply.header('cache-control', 'private, no-cache').type('text/calendar; charset=utf-8').send(text);
}
