import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../core/access/access.js';
import { toApiError } from '../../core/database/database-errors.js';
import { IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { validBody } from '../../core/validation/validation.js';
import { formValues } from '../../core/html/form.js';
import { html, sendPage } from '../../core/html/html.js';
import type { Member } from '../../core/access/member.js';
import { requireActiveMember } from '../../core/access/require-active-member.js';
import { RsvpRequest } from '../events.dto.js';
import { RsvpsService } from '../rsvps.service.js';

const eventPath = (event: string) => `/events/${encodeURIComponent(event)}`;

/** Answering an event without JavaScript. Public, so that an
 * expired session returns the form with its input instead of a 401; the action itself requires a member.
 */
@Public()
@ApiExcludeController()
@Controller('api/events/:id/answer')
export class AnswerFormController {
  private readonly refs = new IdOrSlugPipe();

  constructor(private readonly rsvps: RsvpsService) {}

  /** A reload of the page that says what went wrong. */
  @Get()
  event(@Param('id') event: string, @Res() reply: FastifyReply): void {
    void reply.redirect(eventPath(event), 302);
  }

  @Post()
  async answer(
    @Param('id') event: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    try {
      const answering = requireActiveMember(member);
      const wish = { status: formValues(body)['status'] };
      const { status } = await validBody(RsvpRequest, wish);
      await this.rsvps.answer(answering, this.refs.transform(event), status);
      void reply.redirect(eventPath(event), 303);
    } catch (error) {
      const failure = toApiError(error);
      const status = failure.getStatus();
      void sendPage(reply, {
        title: 'Not answered yet',
        status,
        body: html`<h1>Not answered yet</h1>
          <p role="alert">
            ${status === 401 ? 'You have been signed out.' : failure.message} Your answer is as it was.
          </p>
          <p>
            ${
              status === 401
                ? html`<a href="/api/login?returnTo=${encodeURIComponent(eventPath(event))}"
                    >Sign in again</a
                  >`
                : html`<a href="${eventPath(event)}">Back to the event</a>`
            }
          </p>`,
      });
    }
  }
}
