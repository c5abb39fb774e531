import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../core/access/access.js';
import { toApiError } from '../../core/database/database-errors.js';
import { KeyedByContent } from '../../core/idempotency/idempotency.decorators.js';
import { sendPage } from '../../core/html/html.js';
import type { Member } from '../../core/access/member.js';
import { requireActiveMember } from '../../core/access/require-active-member.js';
import { typedIn } from '../../identity/users/forms/profile-of.js';
import { LAST_STEP } from '../../identity/users/profile.dto.js';
import { stepPath, stepWithErrors } from './onboarding-forms.pages.js';
import { OnboardingFormsService } from './onboarding-forms.service.js';

/**
 * The steps of the onboarding without JavaScript. Public, so that an
 * expired session returns the form with its input instead of a 401; the action itself requires a member.
 */
@Public()
@ApiExcludeController()
@Controller('api/onboarding-forms/:step')
export class OnboardingFormsController {
  constructor(private readonly steps: OnboardingFormsService) {}

  /** A reload of a form with errors. */
  @Get()
  step(@Param('step') step: string, @Res() reply: FastifyReply): void {
    void reply.redirect(stepPath(stepOf(step)), 302);
  }

  @Post()
  @KeyedByContent(({ go }) => go === 'hello')
  async keep(
    @Param('step') wanted: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    const step = stepOf(wanted);
    const typed = typedIn(body);
    try {
      void reply.redirect(await this.steps.keep(requireActiveMember(member), step, typed), 303);
    } catch (error) {
      void sendPage(reply, stepWithErrors(step, typed, toApiError(error)));
    }
  }
}

function stepOf(text: string): number {
  const step = Number(text);
  return Number.isInteger(step) && step >= 1 && step <= LAST_STEP ? step : 1;
}
