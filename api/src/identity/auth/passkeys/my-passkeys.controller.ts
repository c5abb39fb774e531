import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, RecentlyAuthenticated } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { WithoutIdempotencyKey } from '../../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../../core/access/member.js';
import { MyPasskey, NewPasskey, PasskeyName } from './passkeys.dto.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('sessions')
@MembersOnly()
@WithoutIdempotencyKey()
@Controller('api/my/passkeys')
export class MyPasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Get()
  @ApiOkResponse({ type: MyPasskey, isArray: true })
  list(@CurrentUser() member: Member): Promise<MyPasskey[]> {
    return this.passkeys.list(member);
  }

  /** What the browser needs to make one. */
  @RecentlyAuthenticated()
  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  options(
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.passkeys.optionsToAdd(member, request, reply);
  }

  @RecentlyAuthenticated()
  @Post()
  @ApiCreatedResponse({ type: MyPasskey })
  @ApiErrors(409)
  add(
    @Body() body: NewPasskey,
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
  ): Promise<MyPasskey> {
    return this.passkeys.add(body, member, request);
  }

  @Patch(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  rename(
    @Param('id', UuidPipe) id: string,
    @Body() { name }: PasskeyName,
    @CurrentUser() member: Member,
  ): Promise<void> {
    return this.passkeys.rename(id, name, member);
  }

  @RecentlyAuthenticated()
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.passkeys.remove(id, member);
  }
}
