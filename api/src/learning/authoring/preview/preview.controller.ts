import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { sendFile } from '../../../core/http/media/send-file.js';
import { type IdOrSlug, IdOrSlugPipe, UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { CourseDetail } from '../../courses/courses.dto.js';
import { LessonDetail } from '../../lessons/reading/lesson-reading.dto.js';
import { CoursePreviewQuery } from './preview.dto.js';
import { CoursePreviewService } from './preview.service.js';

/** What visitors and members would see of a draft, for its authors. */
@ApiTags('authoring')
@MembersOnly()
@ApiErrors(404)
@Controller('api/authoring/courses/:id/preview')
export class CoursePreviewController {
  constructor(private readonly preview: CoursePreviewService) {}

  @Get()
  @ApiOkResponse({ type: CourseDetail })
  course(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Query() { as }: CoursePreviewQuery,
    @CurrentUser() member: Member,
  ) {
    return this.preview.course(member, course, as);
  }

  @Get(':lessonId')
  @ApiOkResponse({ type: LessonDetail })
  @ApiErrors({ 403: '`sign_in_required` or `pro_required`: closed to this reader' })
  lesson(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Param('lessonId', UuidPipe) lessonId: string,
    @Query() { as }: CoursePreviewQuery,
    @CurrentUser() member: Member,
  ) {
    return this.preview.lesson(member, course, lessonId, as);
  }

  @Get(':lessonId/media/:mediaId')
  @ApiExcludeEndpoint()
  async file(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Param('lessonId', UuidPipe) lessonId: string,
    @Param('mediaId', UuidPipe) mediaId: string,
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.preview.file(member, course, lessonId, mediaId);
    void reply.header('cache-control', 'no-store');
    await sendFile(request, reply, file, (from, length) => this.preview.open(mediaId, from, length));
  }

  @Get(':lessonId/captions/:blockId')
  @ApiExcludeEndpoint()
  @Header('content-type', 'text/vtt; charset=utf-8')
  captions(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Param('lessonId', UuidPipe) lessonId: string,
    @Param('blockId') blockId: string,
    @CurrentUser() member: Member,
  ): Promise<string> {
    return this.preview.captions(member, course, lessonId, blockId);
  }
}
