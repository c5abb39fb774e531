import { Controller, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { TypingService } from './typing.service.js';

@ApiTags('conversations')
@MembersOnly()
@Controller('api/conversations/:id/typing')
export class TypingController {
  constructor(private readonly typing: TypingService) {}

  /**
   * Tells the others at once, as the signal `typing:{conversation}:{member}` of `GET /api/live`, that the caller is typing;
   * nothing is stored.
   */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(404)
  announce(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.typing.announce(id, member);
  }
}
