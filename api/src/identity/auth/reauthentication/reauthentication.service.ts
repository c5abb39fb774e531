import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../core/errors/errors.js';
import type { Member } from '../../../core/access/member.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import { REAUTHENTICATION } from '../mail-code/mail-code-purposes.js';
import { CODE_SECONDS, MailCodesService } from '../mail-code/mail-codes.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import type { ReauthenticationState } from './reauthentication.dto.js';

/** Confirming, in the session that one has, that it is oneself who uses it. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly codes: MailCodesService,
    private readonly passkeys: PasskeysService,
    private readonly sessions: SessionsService,
  ) {}

  async stateOf(member: Member): Promise<ReauthenticationState> {
    const { isRecentlyAuthenticated: isRecent, email } = member;
    return { isRecent, email, hasPasskey: await this.passkeys.has(member) };
  }

  /** @returns seconds until the code ends */
  async sendCode(member: Member, request: FastifyRequest, reply: FastifyReply): Promise<number> {
    await this.codes.send(addressOf(member), request, reply, REAUTHENTICATION);
    return CODE_SECONDS;
  }

  async useCode(code: string, member: Member, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.codes.use(addressOf(member), code, request, reply, REAUTHENTICATION);
    await this.sessions.reauthenticated(member);
  }

  async usePasskey(
    response: Record<string, unknown>,
    member: Member,
    request: FastifyRequest,
  ): Promise<void> {
    await this.passkeys.reauthenticate(response, member, request);
    await this.sessions.reauthenticated(member);
  }
}

/** @throws ApiError `no_address` (409) */
function addressOf({ email }: Member): string {
  if (email === null)
    throw new ApiError(409, 'no_address', 'Your account has no email address to send a code to.');
  return email;
}
