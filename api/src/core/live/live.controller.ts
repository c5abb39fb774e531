import { Controller, Headers, Query, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { CurrentUser, MembersOnly } from '../access/access.js';
import type { Member } from '../access/member.js';
import { type LiveMessage, LiveStreams } from './live-streams.js';
import { LiveQuery } from './live.dto.js';

@ApiTags('live')
@Controller('api/live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  /**
   * Server-sent events: `change` with the topic that changed (`post:{id}`, `conversation:{id}`, `notifications`, …), `reset`
   * when anything may have changed; `signal` with what is short-lived and not stored (`typing:{conversation}:{member}`). Goes on after `Last-Event-ID`, or else after the event `after` or the moment `since`.
   */
  @Sse()
  @MembersOnly()
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  listen(
    @CurrentUser() member: Member,
    @Headers('last-event-id') lastId: string | undefined,
    @Query() { after, since }: LiveQuery,
  ): Observable<LiveMessage> {
    return this.streams.open(member, { lastId: lastId ?? after, since });
  }
}
