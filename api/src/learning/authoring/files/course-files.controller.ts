import { Body, Controller, Get, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { slugify } from '../../../core/validation/slug.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { CourseImportRequest, ImportedCourse } from './course-files.dto.js';
import { CourseFilesService } from './course-files.service.js';

@ApiTags('authoring')
@MembersOnly()
@Controller('api/authoring/courses')
export class CourseFilesController {
  constructor(private readonly files: CourseFilesService) {}

  /** The draft as a file. Taking it is in the audit log. */
  @Get(':id/export')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true }, description: 'The file' })
  @ApiErrors(404)
  async export(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @CurrentUser() actor: Member,
  ): Promise<StreamableFile> {
    const file = await this.files.export(actor, course);
    const name = slugify(file.course.title) || 'course';
    return new StreamableFile(Buffer.from(`${JSON.stringify(file, null, 2)}\n`), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="${name}.course.json"`,
    });
  }

  /** Begins a course with what is in a file. */
  @Post('imports')
  @AdminOnly()
  @ApiCreatedResponse({ type: ImportedCourse })
  @ApiErrors({ 400: '`details.file`: what is wrong, and where' })
  import(@Body() { file }: CourseImportRequest, @CurrentUser() actor: Member): Promise<ImportedCourse> {
    return this.files.import(actor, file);
  }
}
