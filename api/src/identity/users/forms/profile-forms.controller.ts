import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../../core/access/access.js';
import { toApiError } from '../../../core/database/database-errors.js';
import { validationPipe } from '../../../core/validation/validation.js';
import { sendPage } from '../../../core/html/html.js';
import type { Member } from '../../../core/access/member.js';
import { requireActiveMember } from '../../../core/access/require-active-member.js';
import { OwnProfileChanges } from '../profile.dto.js';
import { UsersService } from '../users.service.js';
import { choiceWithError, EDIT_PROFILE, PRIVACY, profileFormWithErrors } from './profile-forms.pages.js';
import { linesOf, profileOf, typedIn, visibilityOf } from './profile-of.js';

/**
 * One's own profile and its privacy without JavaScript. Public, so that an
 * expired session returns the form with its input instead of a 401; the action itself requires a member.
 */
@Public()
@ApiExcludeController()
@Controller('api/profile-forms')
export class ProfileFormsController {
  private readonly validation = validationPipe();

  constructor(private readonly users: UsersService) {}

  /** A reload of a form with errors. */
  @Get()
  profile(@Res() reply: FastifyReply): void {
    void reply.redirect(EDIT_PROFILE, 302);
  }

  @Get('privacy')
  privacy(@Res() reply: FastifyReply): void {
    void reply.redirect(PRIVACY, 302);
  }

  @Post()
  async saveProfile(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    const typed = typedIn(body);
    try {
      await this.users.update(requireActiveMember(member), await this.read(profileOf(typed)));
      void reply.redirect('/profile', 303);
    } catch (error) {
      void sendPage(reply, profileFormWithErrors(typed, toApiError(error)));
    }
  }

  /** Each part of the page is a form of its own, named by `part`. */
  @Post('privacy')
  async savePrivacy(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    const typed = typedIn(body);
    try {
      const writer = requireActiveMember(member);
      const changes =
        typed['part'] === 'messages'
          ? { acceptsMessagesFromStrangers: typed['acceptsMessagesFromStrangers'] !== undefined }
          : typed['part'] === 'shown'
            ? {
                hiddenCourses: without(linesOf(typed['courses']), linesOf(typed['showCourse'])),
                hiddenAchievements: without(
                  linesOf(typed['achievements']),
                  linesOf(typed['showAchievement']),
                ),
              }
            : visibilityOf(typed);
      await this.users.update(writer, await this.read(changes));
      void reply.redirect(PRIVACY, 303);
    } catch (error) {
      void sendPage(reply, choiceWithError('Privacy', PRIVACY, toApiError(error)));
    }
  }

  private read(value: object): Promise<OwnProfileChanges> {
    return this.validation.transform(value, {
      type: 'body',
      metatype: OwnProfileChanges,
    }) as Promise<OwnProfileChanges>;
  }
}

const without = (all: string[], shown: string[]): string[] => all.filter((one) => !shown.includes(one));
