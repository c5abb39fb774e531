import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, OpenToSuspended } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { WithoutIdempotencyKey } from '../../../core/idempotency/idempotency.decorators.js';
import type { Member } from '../../../core/access/member.js';
import { MailCodeSent } from '../mail-code/mail-code.dto.js';
import { PasskeyResponse } from '../passkeys/passkeys.dto.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { ConfirmationCode, ReauthenticationState } from './reauthentication.dto.js';
import { ReauthenticationService } from './reauthentication.service.js';

/** Confirms that it is the member who uses their session: good for what is `@RecentlyAuthenticated()`, for 15 minutes. */
@ApiTags('sessions')
@MembersOnly()
@OpenToSuspended()
@WithoutIdempotencyKey()
@Controller('api/my/reauthentication')
export class ReauthenticationController {
  constructor(
    private readonly reauthentication: ReauthenticationService,
    private readonly passkeys: PasskeysService,
  ) {}

  /** Whether it is needed, and the ways to do it. */
  @Get()
  @ApiOkResponse({ type: ReauthenticationState })
  state(@CurrentUser() member: Member): Promise<ReauthenticationState> {
    return this.reauthentication.stateOf(member);
  }

  /** Mails a code to the member’s own address. */
  @Post('code')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: MailCodeSent })
  @ApiErrors(429, { 409: '`no_address`' })
  async sendCode(
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailCodeSent> {
    return { expiresIn: await this.reauthentication.sendCode(member, request, reply) };
  }

  @Post('code/verify')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(429, { 409: '`no_address`' })
  useCode(
    @Body() { code }: ConfirmationCode,
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.reauthentication.useCode(code, member, request, reply);
  }

  /** What the browser needs to ask for one of the member’s passkeys. */
  @Post('passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors(429)
  passkeyOptions(
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.passkeys.optionsToReauthenticate(member, request, reply);
  }

  @Post('passkey')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors(429)
  usePasskey(
    @Body() { response }: PasskeyResponse,
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.reauthentication.usePasskey(response, member, request);
  }
}
