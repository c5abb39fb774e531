import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../core/access/access.js';
import { JsonResponse } from '../../core/http/json-response.js';
import type { Member } from '../../core/access/member.js';
import { Rsvp } from '../events.dto.js';
import { RsvpsService } from './rsvps.service.js';

@ApiTags('events')
@Controller('api/my/rsvps')
export class MyRsvpsController {
  constructor(private readonly rsvps: RsvpsService) {}

  /** Every event the member answered and did not decline. */
  @Get()
  @MembersOnly()
  @JsonResponse(Rsvp, { isArray: true })
  list(@CurrentUser() member: Member) {
    return this.rsvps.listOf(member);
  }
}
