import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database, type Queryable, type Transaction } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { LiveService } from '../../../core/live/live.service.js';
import { firstFreeSlug, slugify } from '../../../core/validation/slug.js';
import { TRACKS, type Track } from '../../../identity/users/user.entity.js';
import { LearningPath } from '../learning-path.entity.js';
import { canLeave, plannedMoves } from './planned-moves.js';
import type {
  LearningPathChange,
  NewLearningPath,
  PathCourseChoice,
  StaffLearningPath,
} from './staff-paths.dto.js';
import { EmptyPathError, StalePathError, TrackPathError } from './staff-paths.errors.js';
import * as queries from './staff-paths.queries.js';

const isTrack = (id: string): id is Track => TRACKS.some((track) => track === id);

/** Administrators change what is on a path. Memberships and progress are of members and stay as they are. */
@Injectable()
export class StaffPathsService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
  ) {}

  async list(): Promise<StaffLearningPath[]> {
    return (await rowsOf(null, this.database)).map(shown);
  }

  /** @throws NotFoundError */
  async find(id: string): Promise<StaffLearningPath> {
    return shown(await rowOf(id, this.database));
  }

  /** Published courses that can be added. @throws NotFoundError */
  async choices(id: string): Promise<PathCourseChoice[]> {
    const { courses } = await rowOf(id, this.database);
    const offered = await this.database.query<{ id: string; title: string; track: Track }>(
      queries.offeredCourses(null),
    );
    return offered
      .filter((course) => courses.every((placed) => placed.id !== course.id))
      .map((course) => ({ id: course.id, title: course.title, leaves: isTrack(id) ? course.track : null }));
  }

  /** Begins a path, which nobody else sees until it is published. */
  async create({ title, reason }: NewLearningPath, actor: Member): Promise<StaffLearningPath> {
    const id = await this.database.transaction(async (transaction) => {
      const taken = await transaction.query<{ id: string }>(queries.pathsLock());
      const name = slugify(title) || 'path';
      const slug = firstFreeSlug(name, new Set(taken.map((path) => path.id)));
      const { manager } = transaction;
      const last = (await manager.maximum(LearningPath, 'position')) ?? 0;
      await manager.insert(LearningPath, {
        ...{ id: slug, title, description: '' },
        ...{ position: last + 1, isPublic: false },
      });
      await this.changed(actor, slug, { action: 'create', after: { title }, reason }, transaction);
      return slug;
    });
    return this.find(id);
  }

  /** @throws NotFoundError, StalePathError, ApiError 400 with messages by field */
  async change(id: string, change: LearningPathChange, actor: Member): Promise<StaffLearningPath> {
    const { title, description, courseIds, reason } = change;
    await this.database.transaction(async (transaction) => {
      await transaction.query(queries.pathsLock());
      const before = await rowOf(id, transaction);
      if (versionOf(before) !== change.version) throw new StalePathError();
      const offered = await transaction.query<{ id: string }>(queries.offeredCourses(courseIds));
      const moves = plannedMoves(
        { ...before, isTrack: isTrack(id) },
        change,
        new Set(offered.map((one) => one.id)),
      );
      if (moves.length > 0) await transaction.query(queries.coursesMove(moves));
      for (const statement of queries.courseOrder(id, courseIds)) await transaction.query(statement);
      await transaction.manager.update(LearningPath, { id }, { title, description });
      const after = await rowOf(id, transaction);
      const event = { action: 'edit', before: audited(before), after: audited(after), reason };
      await this.changed(actor, id, event, transaction);
      await this.live.publish(
        moves.map((course) => ({ topic: `course:${course.id}` })),
        transaction,
      );
    });
    return this.find(id);
  }

  /** Idempotent. Members of a withdrawn path keep it. @throws NotFoundError, TrackPathError, EmptyPathError */
  async offer(id: string, isPublic: boolean, reason: string, actor: Member): Promise<StaffLearningPath> {
    await this.database.transaction(async (transaction) => {
      await transaction.query(queries.pathsLock());
      const path = await rowOf(id, transaction);
      if (path.isPublic === isPublic) return;
      if (!isPublic && isTrack(id)) throw new TrackPathError();
      const hasContent = path.description !== '' && path.courses.some(({ isWithdrawn }) => !isWithdrawn);
      if (isPublic && !hasContent) throw new EmptyPathError();
      await transaction.manager.update(LearningPath, { id }, { isPublic });
      const event = { action: isPublic ? 'publish' : 'withdraw', reason };
      await this.changed(actor, id, event, transaction);
    });
    return this.find(id);
  }

  private async changed(
    actor: Member,
    path: string,
    event: { action: string; before?: object; after?: object; reason: string },
    transaction: Transaction,
  ): Promise<void> {
    await recordAuditEvent({ actor, subjectKind: 'path', subjectId: path, ...event }, transaction);
    await this.live.publish([{ topic: `learning-path:${path}` }], transaction);
  }
}

async function rowsOf(id: string | null, database: Queryable): Promise<queries.PathRow[]> {
  const rows = await database.query<{ path: queries.PathRow }>(queries.staffPaths(id));
  return rows.map(({ path }) => path);
}

async function rowOf(id: string, database: Queryable): Promise<queries.PathRow> {
  const [path] = await rowsOf(id, database);
  if (!path) throw new NotFoundError();
  return path;
}

const audited = ({ title, description, courses }: queries.PathRow) => ({
  title,
  description,
  courses: courses.map((course) => course.title),
});

function versionOf({ title, description, courses }: queries.PathRow): string {
  const content = JSON.stringify([title, description, courses.map(({ id }) => id)]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

const shown = (path: queries.PathRow): StaffLearningPath => ({
  ...path,
  isTrack: isTrack(path.id),
  version: versionOf(path),
  courses: path.courses.map((course) => ({
    id: course.id,
    title: course.title,
    durationMinutes: course.durationMinutes,
    isWithdrawn: course.isWithdrawn,
    canLeave: !isTrack(path.id) || canLeave(course),
  })),
});
