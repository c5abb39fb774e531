import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { WithoutIdempotencyKey } from '../../../core/idempotency/idempotency.decorators.js';
import { PasskeyAccepted, PasskeyResponse } from './passkeys.dto.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('auth')
@Public()
@WithoutIdempotencyKey()
@Controller('api/auth/passkey')
export class PasskeySignInController {
  constructor(private readonly passkeys: PasskeysService) {}

  /** What the browser needs to ask for one. */
  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors(429)
  options(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.passkeys.optionsToSignIn(request, reply);
  }

  /** Signs this browser in. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyAccepted })
  @ApiErrors(429)
  async signIn(
    @Body() { response }: PasskeyResponse,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyAccepted> {
    await this.passkeys.signIn(response, request, reply);
    return { isNew: false };
  }
}
