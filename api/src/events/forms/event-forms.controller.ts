import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../core/access/access.js';
import { IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { validBody } from '../../core/validation/validation.js';
import { KeyedByContent } from '../../core/idempotency/idempotency.decorators.js';
import { takeMemberForm } from '../../core/html/member-form.js';
import type { Member } from '../../core/access/member.js';
import { EventChanges, NewEvent } from '../hosting/hosting.dto.js';
import { HostingService } from '../hosting/hosting.service.js';
import { editPath, eventFormWithErrors, eventPath, NEW_EVENT } from './event-forms.pages.js';
import { changesOf, newEventOf } from './read-event-form.js';

/**
 * Planning an event without JavaScript. Public, so that an
 * expired session returns the form with its input instead of a 401; the action itself requires a member.
 */
@Public()
@ApiExcludeController()
@Controller('api/event-forms')
export class EventFormsController {
  private readonly refs = new IdOrSlugPipe();

  constructor(private readonly hosting: HostingService) {}

  /** A reload of a form with errors. */
  @Get()
  start(@Res() reply: FastifyReply): void {
    void reply.redirect(NEW_EVENT, 302);
  }

  @Get(':id')
  edit(@Param('id') event: string, @Res() reply: FastifyReply): void {
    void reply.redirect(editPath(event), 302);
  }

  @Post()
  @KeyedByContent()
  async create(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, host) => {
        const wish = await validBody(NewEvent, newEventOf(typed));
        const { slug } = await this.hosting.create(host, wish);
        return eventPath(slug);
      },
      (typed, error) => eventFormWithErrors(null, typed, error),
    );
  }

  @Post(':id')
  async change(
    @Param('id') event: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, host) => {
        const wish = await validBody(EventChanges, changesOf(typed));
        const { slug } = await this.hosting.change(host, this.refs.transform(event), wish);
        return eventPath(slug);
      },
      (typed, error) => eventFormWithErrors(event, typed, error),
    );
  }
}
