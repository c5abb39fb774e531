import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { WithoutIdempotencyKey } from '../../../core/idempotency/idempotency.decorators.js';
import { MailCodeAccepted, MailCodeRequest, MailCodeSent, MailCodeVerification } from './mail-code.dto.js';
import { MailCodeSignIn } from './mail-code-sign-in.service.js';
import { CODE_SECONDS, MailCodesService } from './mail-codes.service.js';

@ApiTags('auth')
@Public()
@WithoutIdempotencyKey()
@Controller('api/auth/code')
export class MailCodeController {
  constructor(
    private readonly codes: MailCodesService,
    private readonly signIn: MailCodeSignIn,
  ) {}

  /** The same answer for an address with an account and one without. */
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: MailCodeSent })
  @ApiErrors(429)
  async send(
    @Body() { email }: MailCodeRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailCodeSent> {
    await this.codes.send(email, request, reply);
    return { expiresIn: CODE_SECONDS };
  }

  /** Signs this browser in; a new address gets a new account. */
  @Post('verify')
  @HttpCode(200)
  @ApiOkResponse({ type: MailCodeAccepted })
  @ApiErrors(429)
  verify(
    @Body() body: MailCodeVerification,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailCodeAccepted> {
    return this.signIn.verify(body, request, reply);
  }
}
