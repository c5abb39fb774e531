import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { NotFoundError, ProRequiredError } from '../../core/errors/errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { definedOf } from '../../core/validation/defined.js';
import { plainTexts } from '../../core/markdown/plain-text.js';
import { slugify } from '../../core/validation/slug.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import { isPro, type Member } from '../../core/access/member.js';
import { ProjectMember } from './participation/project-member.entity.js';
import { ProjectRole } from './project-role.entity.js';
import { isOver } from './project-stages.js';
import { Project } from './project.entity.js';
import type {
  NewProject,
  NewProjectRole,
  ProjectChanges,
  ProjectListQuery,
  ProjectReference,
} from './projects.dto.js';
import { NotTheOwnerError, RolesInUseError, WrongStageError } from './projects.errors.js';
import { eventToMeetAt, projectPage, projectToWrite, visibleProject } from './projects.queries.js';

const RATE_LIMIT = { name: 'projects', limit: 5, windowSeconds: 24 * 3600 };

@Injectable()
export class ProjectsService {
  private readonly refs = new IdOrSlugPipe();

  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly limits: RateLimitsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  list({ limit, cursor, ...filter }: ProjectListQuery, viewer: Member | null): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, projectPage(viewer, filter, limit, after));
  }

  /** @throws NotFoundError */
  async findVisibleOrFail(ref: IdOrSlug, viewer: Member | null): Promise<string> {
    const project = await this.database.json(visibleProject(ref, viewer, this.config.reviewsProjects));
    if (project === undefined) throw new NotFoundError();
    return project;
  }

  /** @throws ProRequiredError, TooManyRequestsError */
  async propose(member: Member, { roles, ...content }: NewProject): Promise<ProjectReference> {
    if (!isPro(member)) throw new ProRequiredError('Only Pro members can propose projects.');
    const id = randomUUID();
    const slug = `${slugify(content.title) || 'project'}-${id.slice(0, 8)}`;
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      await this.limits.count(RATE_LIMIT, member.id, transaction);
      await manager.insert(Project, {
        ...content,
        ...plainTexts(content.purpose),
        ...{ id, slug, ownerId: member.id },
      });
      await this.saveRoles(id, roles, transaction);
      await manager.insert(ProjectMember, { projectId: id, userId: member.id });
      await this.changed(id, member, transaction);
      return { id, slug, stage: 'proposed' };
    });
  }

  /** @throws NotFoundError, NotTheOwnerError, WrongStageError, RolesInUseError */
  change(
    ref: IdOrSlug,
    member: Member,
    { roles, nextEvent, ...content }: ProjectChanges,
  ): Promise<ProjectReference> {
    return this.changeLocked(ref, member, async (project, transaction) => {
      if (project.ownerId !== member.id) throw new NotTheOwnerError();
      if (isOver(project.stage)) throw new WrongStageError(project.stage);
      if (roles) await this.saveRoles(project.id, roles, transaction);
      const nextEventId = nextEvent && (await this.eventOrFail(nextEvent, member, transaction));
      // Changing it sends it again.
      Object.assign(project, definedOf(content), { returnedReason: null });
      Object.assign(project, plainTexts(project.purpose, project.result ?? ''));
      if (nextEvent !== undefined) project.nextEventId = nextEventId || null;
      await transaction.manager.save(project);
      return referenceOf(project);
    });
  }

  /**
   * Changes a project that the member may see; its row is locked, so that of two at once one comes first.
   * @throws NotFoundError
   */
  async changeLocked<T>(
    ref: IdOrSlug,
    member: Member,
    work: (project: Project, transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const found = await this.database.one<{ id: string }>(projectToWrite(ref, member));
    if (!found) throw new NotFoundError();
    return this.database.transaction(async (transaction) => {
      const lock = { mode: 'pessimistic_write' as const };
      const project = await transaction.manager.findOne(Project, { where: { id: found.id }, lock });
      if (!project) throw new NotFoundError();
      const done = await work(project, transaction);
      await this.changed(project.id, member, transaction);
      return done;
    });
  }

  private changed(id: string, { id: actorId }: Member, transaction: Transaction): Promise<void> {
    return this.live.publish(
      [
        { topic: `project:${id}`, actorId },
        { topic: 'projects', actorId },
      ],
      transaction,
    );
  }

  /** Parts that are named again stay; of the others those go that nobody has taken. */
  private async saveRoles(
    projectId: string,
    roles: NewProjectRole[],
    { manager }: Transaction,
  ): Promise<void> {
    const before = await manager.findBy(ProjectRole, { projectId });
    const known = new Set(before.map(({ id }) => id));
    const remaining = new Set(roles.flatMap(({ id }) => (id !== undefined && known.has(id) ? [id] : [])));
    const gone = before.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
    const members = await manager.findBy(ProjectMember, { projectId });
    if (members.some(({ roleId }) => roleId !== null && gone.includes(roleId))) throw new RolesInUseError();
    if (gone.length > 0) await manager.delete(ProjectRole, gone);
    const rows = roles.map(({ id, name, hoursPerWeek }, position) => ({
      ...(id !== undefined && remaining.has(id) && { id }),
      ...{ projectId, name, hoursPerWeek, position },
    }));
    await manager.save(ProjectRole, rows);
  }

  private async eventOrFail(ref: string, member: Member, transaction: Transaction): Promise<string> {
    const [event] = await transaction.query<{ id: string }>(eventToMeetAt(this.refs.transform(ref), member));
    if (!event) throw new NotFoundError('We can’t find this upcoming event.');
    return event.id;
  }
}

export const referenceOf = ({ id, slug, stage }: Project): ProjectReference => ({ id, slug, stage });
