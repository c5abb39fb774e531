import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pictureUrl } from '#platform/pictures';
import { CurrentUser, Public } from '../../../core/access/access.js';
import { toApiError } from '../../../core/database/database-errors.js';
import { drainRequest } from '../../../core/http/drain-request.js';
import { AcceptsFiles } from '../../../core/http/multipart.js';
import { sendPage } from '../../../core/html/html.js';
import type { Member } from '../../../core/access/member.js';
import { requireActiveMember } from '../../../core/access/require-active-member.js';
import { MAX_PICTURE_BYTES, readFile } from '../../../core/storage/read-file.js';
import { UploadsService } from '../../uploads/uploads.service.js';
import { UsersService } from '../users.service.js';
import { choiceWithError, EDIT_PROFILE } from './profile-forms.pages.js';

/** The pages that ask for a picture. */
const PAGES = /^\/(edit-profile|onboarding(\?[\w=&%.~-]*)?)$/;
const pageOf = (page: unknown): string =>
  typeof page === 'string' && PAGES.test(page) ? page : EDIT_PROFILE;

/** A picture of oneself without JavaScript: shown from its middle, since nobody can choose a part of it. */
@Public()
@ApiExcludeController()
@Controller('api/profile-forms/photo')
export class PhotoFormsController {
  constructor(
    private readonly users: UsersService,
    private readonly uploads: UploadsService,
  ) {}

  /** A reload of the page that says what went wrong. */
  @Get(['', 'removal'])
  start(@Query('page') page: unknown, @Res() reply: FastifyReply): void {
    void reply.redirect(pageOf(page), 302);
  }

  @Post()
  @AcceptsFiles({ maxFileBytes: MAX_PICTURE_BYTES })
  async send(
    @CurrentUser() member: Member | null,
    @Query('page') page: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    try {
      const writer = requireActiveMember(member);
      const picture = await this.uploads.create(writer, () => readFile(request));
      await this.users.update(writer, { profileImageUrl: pictureUrl(picture) });
      void reply.redirect(pageOf(page), 303);
    } catch (error) {
      if (!(await drainRequest(request.raw))) reply.header('connection', 'close');
      void sendPage(reply, choiceWithError('Your picture', pageOf(page), toApiError(error)));
    }
  }

  @Post('removal')
  async remove(
    @CurrentUser() member: Member | null,
    @Query('page') page: unknown,
    @Res() reply: FastifyReply,
  ) {
    try {
      await this.users.update(requireActiveMember(member), { profileImageUrl: null });
      void reply.redirect(pageOf(page), 303);
    } catch (error) {
      void sendPage(reply, choiceWithError('Your picture', pageOf(page), toApiError(error)));
    }
  }
}
