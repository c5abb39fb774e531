import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../common/access.js';
import { toApiError } from '../../common/database/database-errors.js';
import { IdOrSlugPipe } from '../../common/id-or-slug.pipe.js';
import { validationPipe } from '../../common/validation.js';
import { formValues } from '../../pages/form.js';
import { sendPage } from '../../pages/html.js';
import type { Member } from '../../sessions/member.js';
import { requireActiveMember } from '../../sessions/require-active-member.js';
import { EventChanges, NewEvent } from '../hosting/hosting.dto.js';
import { HostingService } from '../hosting/hosting.service.js';
import { editPath, eventFormWithErrors, eventPath, NEW_EVENT } from './event-forms.pages.js';
import { changesOf, newEventOf } from './read-event-form.js';

/**
 * Planning an event without JavaScript. Public, because whoever was signed out meanwhile gets back what they typed: it is
 * written for members alone, as everywhere.
 */
@Public()
@ApiExcludeController()
@Controller('api/event-forms')
export class EventFormsController {
  private readonly validation = validationPipe();
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
  async create(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    const typed = formValues(body);
    try {
      const host = requireActiveMember(member);
      const wish = await this.read(NewEvent, newEventOf(typed, host));
      const { slug } = await this.hosting.create(host, wish);
      void reply.redirect(eventPath(slug), 303);
    } catch (error) {
      void sendPage(reply, eventFormWithErrors(null, typed, toApiError(error)));
    }
  }

  @Post(':id')
  async change(
    @Param('id') event: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    const typed = formValues(body);
    try {
      const host = requireActiveMember(member);
      const wish = await this.read(EventChanges, changesOf(typed, host));
      const { slug } = await this.hosting.change(host, this.refs.transform(event), wish);
      void reply.redirect(eventPath(slug), 303);
    } catch (error) {
      void sendPage(reply, eventFormWithErrors(event, typed, toApiError(error)));
    }
  }

  private read<T extends object>(metatype: new () => T, value: object): Promise<T> {
    return this.validation.transform(value, { type: 'body', metatype }) as Promise<T>;
  }
}
