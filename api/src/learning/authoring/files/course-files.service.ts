import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database } from '../../../core/database/database.js';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import type { KnownMedia } from '../../../site/media/media-checksums.queries.js';
import { MediaChecksumsService } from '../../../site/media/media-checksums.service.js';
import { documentOf, findCourse } from '../course-access.js';
import { CourseDraftsService } from '../drafts.service.js';
import { type CourseFile, courseFileOf, mediaIn, readCourseFile, withMedia } from './course-file.js';
import type { ImportedCourse } from './course-files.dto.js';

/** Courses as files, to be taken elsewhere and brought back. */
@Injectable()
export class CourseFilesService {
  constructor(
    private readonly database: Database,
    private readonly drafts: CourseDraftsService,
    private readonly checksums: MediaChecksumsService,
  ) {}

  /** The draft. @throws NotFoundError */
  async export(actor: Member, ref: IdOrSlug): Promise<CourseFile> {
    const course = await findCourse(actor, ref, this.database);
    const document = await documentOf(course, this.database);
    const media = await this.checksums.of(mediaIn(document));
    const event = { actor, action: 'export', subjectKind: 'course', subjectId: course.id };
    await recordAuditEvent(event, this.database);
    return courseFileOf(document, media);
  }

  /** As a new draft, with the files of the library that have the same bytes. @throws ApiError 400 */
  async import(actor: Member, given: object): Promise<ImportedCourse> {
    const { document, media } = readCourseFile(given);
    const ids = await this.inLibrary(media);
    const id = await this.drafts.import(actor, withMedia(document, ids));
    const names = new Map(media.map((file) => [file.id, file.name]));
    const missing = mediaIn(document).filter((file) => !ids.has(file));
    return { id, missing: missing.map((file) => names.get(file) ?? file) };
  }

  private async inLibrary(media: readonly KnownMedia[]): Promise<Map<string, string>> {
    const candidates = await this.checksums.ofSizes([...new Set(media.map(({ size }) => size))]);
    const same = ({ id, checksum }: KnownMedia) => {
      const found = candidates.filter((one) => one.checksum === checksum);
      return found.find((one) => one.id === id) ?? found[0];
    };
    return new Map(
      media.flatMap((file): [string, string][] => {
        const found = same(file);
        return found ? [[file.id, found.id]] : [];
      }),
    );
  }
}
