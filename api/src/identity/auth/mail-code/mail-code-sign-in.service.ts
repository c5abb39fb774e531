import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignInService } from '../sign-in.service.js';
import type { MailCodeAccepted, MailCodeVerification } from './mail-code.dto.js';
import { MailCodesService } from './mail-codes.service.js';
import { MAIL_PROVIDER } from './mail-provider.js';

/** Signs people in by a code; who holds it holds the address. */
@Injectable()
export class MailCodeSignIn {
  constructor(
    private readonly codes: MailCodesService,
    private readonly signIn: SignInService,
  ) {}

  async verify(
    { email, code, joins = false }: MailCodeVerification,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<MailCodeAccepted> {
    await this.codes.use(email, code, request, reply);
    const identity = {
      provider: MAIL_PROVIDER,
      subject: email,
      email,
      emailVerified: true,
      trusted: true,
      verifiesEmail: true,
      firstName: null,
      lastName: null,
      pictureUrl: null,
    };
    return this.signIn.finish(identity, joins, request, reply);
  }
}
