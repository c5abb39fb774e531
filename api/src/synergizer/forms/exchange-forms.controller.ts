import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../common/access.js';
import { toApiError } from '../../common/database/database-errors.js';
import { IdOrSlugPipe } from '../../common/id-or-slug.pipe.js';
import { validationPipe } from '../../common/validation.js';
import { type FormValues, formValues } from '../../pages/form.js';
import { sendPage } from '../../pages/html.js';
import { requireActiveMember } from '../../sessions/require-active-member.js';
import { sameTextId } from '../../posts/forms/same-text-id.js';
import type { Member } from '../../sessions/member.js';
import { NewExchange, NewHelper } from '../exchanges/exchanges.dto.js';
import { ExchangesService } from '../exchanges/exchanges.service.js';
import { SettlementService } from '../exchanges/settlement.service.js';
import {
  doneFormWithErrors,
  exchangeFormWithErrors,
  exchangePath,
  helpFormWithErrors,
  PROPOSE_EXCHANGE,
} from './synergizer-forms.pages.js';

/** Exchanges without JavaScript. Public, because whoever was signed out meanwhile gets back what they typed. */
@Public()
@ApiExcludeController()
@Controller('exchanges')
export class ExchangeFormsController {
  private readonly validation = validationPipe();
  private readonly refs = new IdOrSlugPipe();

  constructor(
    private readonly exchanges: ExchangesService,
    private readonly settlement: SettlementService,
  ) {}

  /** A reload of a form with errors. */
  @Get()
  start(@Res() reply: FastifyReply): void {
    void reply.redirect(PROPOSE_EXCHANGE, 302);
  }

  @Get([':id/helpers', ':id/done'])
  exchange(@Param('id') id: string, @Res() reply: FastifyReply): void {
    void reply.redirect(exchangePath(id), 302);
  }

  @Post()
  async propose(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    const typed = formValues(body);
    try {
      const writer = requireActiveMember(member);
      const exchange = await this.read(NewExchange, exchangeOf(typed, writer));
      const { slug } = await this.exchanges.start(writer, exchange);
      void reply.redirect(exchangePath(slug), 303);
    } catch (error) {
      void sendPage(reply, exchangeFormWithErrors(typed, toApiError(error)));
    }
  }

  @Post(':id/helpers')
  async help(
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    const typed = formValues(body);
    try {
      const writer = requireActiveMember(member);
      const helper = await this.read(NewHelper, { words: typed['words'] ?? '' });
      await this.exchanges.help(this.refs.transform(id), writer, helper);
      void reply.redirect(exchangePath(id), 303);
    } catch (error) {
      void sendPage(reply, helpFormWithErrors(id, typed, toApiError(error)));
    }
  }

  @Post(':id/done')
  async done(@Param('id') id: string, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    try {
      await this.settlement.settle(this.refs.transform(id), requireActiveMember(member));
      void reply.redirect(exchangePath(id), 303);
    } catch (error) {
      void sendPage(reply, doneFormWithErrors(id, toApiError(error)));
    }
  }

  private read<T extends object>(metatype: new () => T, value: object): Promise<T> {
    return this.validation.transform(value, { type: 'body', metatype }) as Promise<T>;
  }
}

const exchangeOf = (typed: FormValues, { id }: Member) => ({
  kind: typed['kind'],
  title: typed['title'],
  body: typed['body'],
  until: typed['until'],
  hours: typed['hours'] ? Number(typed['hours']) : null,
  topic: typed['topic'] || null,
  skills: (typed['skills'] ?? '').split(',').filter((skill) => skill.trim() !== ''),
  clientId: sameTextId(id, 'exchange', JSON.stringify(typed)),
});
