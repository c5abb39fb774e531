import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#platform/paths/paths';
import { Public } from '../../../core/access/access.js';
import { toApiError } from '../../../core/database/database-errors.js';
import { validationPipe } from '../../../core/validation/validation.js';
import { WithoutIdempotencyKey } from '../../../core/idempotency/idempotency.decorators.js';
import { formValues } from '../../../core/html/form.js';
import { sendPage } from '../../../core/html/html.js';
import { loginPage } from '../sign-in/login-page.js';
import { readReturnTo } from '../sign-in/read-return-to.js';
import { MailCodeRequest, MailCodeVerification } from './mail-code.dto.js';
import { addressPage, codePage } from './mail-code.pages.js';
import { MailCodeSignIn } from './mail-code-sign-in.service.js';
import { MailCodesService } from './mail-codes.service.js';

/** The two steps for browsers without a script; where they end, the login page checks where to go. */
@Public()
@ApiExcludeController()
@WithoutIdempotencyKey()
@Controller('auth/code')
export class MailCodeFormsController {
  private readonly validation = validationPipe();

  constructor(
    private readonly codes: MailCodesService,
    private readonly signIn: MailCodeSignIn,
  ) {}

  @Post()
  async send(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { email = '', returnTo, joins } = formValues(body);
    try {
      const wanted = await this.checked(MailCodeRequest, { email });
      await this.codes.send(wanted.email, request, reply);
      void reply.redirect(`/auth/code${queryOf(returnTo, joins)}`, 303);
    } catch (error) {
      void sendPage(
        reply,
        addressPage({ email, returnTo: returnTo ?? '', joins: joins === '1', error: toApiError(error) }),
      );
    }
  }

  /** A browser that waits for no code is asked for its address. */
  @Get()
  async ask(
    @Query('returnTo') returnTo: unknown,
    @Query('joins') joins: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const email = await this.codes.addressOf(request);
    const back = readReturnTo(returnTo) ?? '';
    if (email === null) return void reply.redirect(loginPage({ ...(back && { returnTo: back }) }), 302);
    void sendPage(reply, codePage({ email, returnTo: back, joins: joins === '1' }));
  }

  @Post('verify')
  async verify(@Body() body: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { email = '', code = '', returnTo = '', joins } = formValues(body);
    try {
      const values = await this.checked(MailCodeVerification, { email, code, joins: joins === '1' });
      const { isNew } = await this.signIn.verify(values, request, reply);
      const back = readReturnTo(returnTo);
      const onward = isNew ? paths.onboarding : paths.home;
      void reply.redirect(back && back !== '/' ? loginPage({ returnTo: back }) : onward, 303);
    } catch (error) {
      void sendPage(reply, codePage({ email, returnTo, joins: joins === '1', error: toApiError(error) }));
    }
  }

  private async checked<T>(metatype: new () => T, value: object): Promise<T> {
    return (await this.validation.transform(value, { type: 'body', metatype })) as T;
  }
}

const queryOf = (returnTo: unknown, joins: unknown): string => {
  const back = readReturnTo(returnTo);
  const query = new URLSearchParams({
    ...(back && { returnTo: back }),
    ...(joins === '1' && { joins: '1' }),
  });
  return query.size > 0 ? `?${query.toString()}` : '';
};
