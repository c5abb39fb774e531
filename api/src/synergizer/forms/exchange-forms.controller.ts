import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../core/access/access.js';
import { IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { validBody } from '../../core/validation/validation.js';
import { KeyedByContent } from '../../core/idempotency/idempotency.decorators.js';
import type { FormValues } from '../../core/html/form.js';
import { takeMemberForm } from '../../core/html/member-form.js';
import type { Member } from '../../core/access/member.js';
import { ExchangeChanges, NewExchange, NewHelper } from '../exchanges/exchanges.dto.js';
import { ExchangesService } from '../exchanges/exchanges.service.js';
import { SettlementService } from '../exchanges/settlement.service.js';
import {
  doneFormWithErrors,
  editExchangePath,
  exchangeFormWithErrors,
  exchangePath,
  helpFormWithErrors,
  PROPOSE_EXCHANGE,
} from './synergizer-forms.pages.js';

/** Exchanges without JavaScript. Public, so that an
 * expired session returns the form with its input instead of a 401; the action itself requires a member.
 */
@Public()
@ApiExcludeController()
@Controller('exchanges')
export class ExchangeFormsController {
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

  @Get(':id')
  edit(@Param('id') id: string, @Res() reply: FastifyReply): void {
    void reply.redirect(editExchangePath(id), 302);
  }

  @Post()
  @KeyedByContent()
  async propose(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, writer) => {
        const { kind } = typed;
        const exchange = await validBody(NewExchange, { ...exchangeOf(typed), kind });
        const { slug } = await this.exchanges.start(writer, exchange);
        return exchangePath(slug);
      },
      (typed, error) => exchangeFormWithErrors(typed, error),
    );
  }

  @Post(':id')
  async change(
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, writer) => {
        const changes = await validBody(ExchangeChanges, exchangeOf(typed));
        const { slug } = await this.exchanges.change(this.refs.transform(id), writer, changes);
        return exchangePath(slug);
      },
      (typed, error) => exchangeFormWithErrors(typed, error, id),
    );
  }

  @Post(':id/helpers')
  async help(
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, writer) => {
        const helper = await validBody(NewHelper, { words: typed['words'] ?? '' });
        await this.exchanges.help(this.refs.transform(id), writer, helper);
        return exchangePath(id);
      },
      (typed, error) => helpFormWithErrors(id, typed, error),
    );
  }

  @Post(':id/done')
  async done(@Param('id') id: string, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    return takeMemberForm(
      { body: undefined, member, reply },
      async (_typed, doer) => {
        await this.settlement.settle(this.refs.transform(id), doer);
        return exchangePath(id);
      },
      (_typed, error) => doneFormWithErrors(id, error),
    );
  }
}

const exchangeOf = (typed: FormValues) => ({
  title: typed['title'],
  body: typed['body'],
  until: typed['until'],
  hours: typed['hours'] ? Number(typed['hours']) : null,
  topic: typed['topic'] || null,
  skills: (typed['skills'] ?? '').split(',').filter((skill) => skill.trim() !== ''),
});
