import { Controller, Headers, Sse } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { CurrentUser, MembersOnly } from '../common/access.js';
import type { Member } from '../sessions/member.js';
import { type LiveMessage, LiveStreams } from './live-streams.js';

@ApiTags('live')
@Controller('api/live')
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  /**
   * Server-sent events: `change` with the topic that changed (`post:{id}`, `conversation:{id}`, `notifications`, …), `reset`
   * when anything may have changed. Goes on after `Last-Event-ID`.
   */
  @Sse()
  @MembersOnly()
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  listen(
    @CurrentUser() member: Member,
    @Headers('last-event-id') lastId: string | undefined,
  ): Observable<LiveMessage> {
    return this.streams.open(member, lastId);
  }
}
