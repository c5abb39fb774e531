import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { paths } from '#platform/paths/paths';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { plainTexts } from '../../core/markdown/plain-text.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import type { Transaction } from '../../core/database/database.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { Post } from '../../discussions/posts/post.entity.js';
import type { PostReference } from '../../discussions/posts/posts.dto.js';
import { PostsService } from '../../discussions/posts/posts.service.js';
import { isStaff, type Member } from '../../core/access/member.js';
import { ProjectMember } from './participation/project-member.entity.js';
import { ProjectRequest } from './participation/project-request.entity.js';
import { isOver, mayFollow } from './project-stages.js';
import { ProjectUpdate } from './project-update.entity.js';
import { Project } from './project.entity.js';
import type { NewProjectUpdate, NewStage, ProjectReference } from './projects.dto.js';
import {
  NotInProjectError,
  NotTheOwnerError,
  ResultMissingError,
  ReviewFirstError,
  WrongStageError,
} from './projects.errors.js';
import { ProjectsService, referenceOf } from './projects.service.js';

/** How a project goes on: its stages, what is new in it, and where it is talked about. */
@Injectable()
export class ProjectLifecycleService {
  constructor(
    private readonly projects: ProjectsService,
    private readonly notifications: NotificationsService,
    private readonly posts: PostsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The owner moves it on; moderators open a proposal and close whatever has to be closed. The same stage again changes nothing.
   * @throws NotFoundError, NotTheOwnerError, ReviewFirstError, WrongStageError, ResultMissingError
   */
  move(ref: IdOrSlug, member: Member, { stage, from, result }: NewStage): Promise<ProjectReference> {
    return this.projects.changeLocked(ref, member, async (project, transaction) => {
      const owns = project.ownerId === member.id;
      const moderates = isStaff(member) && (stage === 'open' || stage === 'closed');
      if (!owns && !moderates) throw new NotTheOwnerError();
      if (from && from !== project.stage) throw new WrongStageError(project.stage);
      if (project.stage === stage) return referenceOf(project);
      if (!mayFollow(project.stage, stage)) throw new WrongStageError(project.stage);
      if (stage === 'open' && this.config.reviewsProjects && !isStaff(member)) throw new ReviewFirstError();
      if (stage === 'done' && !(result ?? project.result)) throw new ResultMissingError();
      const before = project.stage;
      Object.assign(project, { stage, result: result ?? project.result });
      Object.assign(project, plainTexts(project.purpose, project.result ?? ''));
      if (stage === 'open') project.returnedReason = null;
      await transaction.manager.save(project);
      if (isOver(stage)) await this.dropRequests(project, transaction);
      await this.notify(
        project,
        `“${project.title}” ${STAGE_LABELS[stage]}`,
        member,
        transaction,
        before === 'proposed',
      );
      return referenceOf(project);
    });
  }

  /** Gives a proposal back to the person who made it, with a reason. @throws NotFoundError, WrongStageError */
  return(ref: IdOrSlug, member: Member, reason: string): Promise<ProjectReference> {
    return this.projects.changeLocked(ref, member, async (project, transaction) => {
      if (project.stage !== 'proposed') throw new WrongStageError(project.stage);
      project.returnedReason = reason;
      await transaction.manager.save(project);
      const event = {
        actor: member,
        action: 'return',
        subjectKind: 'project',
        subjectId: project.id,
        reason,
      };
      await recordAuditEvent(event, transaction);
      await this.notify(project, `“${project.title}” needs changes: ${reason}`, member, transaction, true);
      return referenceOf(project);
    });
  }

  /** @throws NotFoundError, NotInProjectError, WrongStageError */
  report(ref: IdOrSlug, member: Member, { text }: NewProjectUpdate): Promise<ProjectReference> {
    return this.projects.changeLocked(ref, member, async (project, transaction) => {
      const members = await this.membersOf(project, transaction);
      if (!members.includes(member.id)) throw new NotInProjectError();
      if (project.stage === 'proposed')
        throw new WrongStageError(project.stage, 'This project isn’t recruiting yet.');
      const id = randomUUID();
      const update = { id, authorId: member.id, projectId: project.id, text };
      await transaction.manager.insert(ProjectUpdate, update);
      await this.notifications.notify(
        { ...this.event(project, member), kind: 'project-update', sourceId: id, title: project.title },
        members,
        transaction,
      );
      return referenceOf(project);
    });
  }

  /** Where it is talked about: begun by its owner, once. @throws NotFoundError, NotTheOwnerError, WrongStageError */
  discuss(ref: IdOrSlug, member: Member): Promise<PostReference> {
    return this.projects.changeLocked(ref, member, async (project, transaction) => {
      if (project.ownerId !== member.id) throw new NotTheOwnerError();
      if (project.stage === 'proposed')
        throw new WrongStageError(project.stage, 'This project isn’t recruiting yet.');
      const begun = { id: project.discussionId ?? undefined };
      if (begun.id)
        return transaction.manager.findOneOrFail(Post, { where: begun, select: { id: true, slug: true } });
      const post = await this.posts.create(
        member,
        {
          title: project.title,
          body: `${project.purpose}\n\n[The project in the Synergizer](/synergizer/project/${project.slug})`,
          kind: 'discussion',
          tags: ['synergizer'],
        },
        transaction,
      );
      await transaction.manager.update(Project, { id: project.id }, { discussionId: post.id });
      return post;
    });
  }

  private async dropRequests(project: Project, transaction: Transaction): Promise<void> {
    const waiting = await transaction.manager.findBy(ProjectRequest, {
      projectId: project.id,
      state: 'waiting',
    });
    for (const { id } of waiting) await this.notifications.withdraw(id, transaction);
    await transaction.manager.delete(ProjectRequest, { projectId: project.id, state: 'waiting' });
  }

  private async notify(
    project: Project,
    title: string,
    member: Member,
    transaction: Transaction,
    onlyOwner: boolean,
  ): Promise<void> {
    const ids = onlyOwner
      ? project.ownerId
        ? [project.ownerId]
        : []
      : await this.membersOf(project, transaction);
    const event = { ...this.event(project, member), kind: 'project-answer' as const };
    await this.notifications.notify({ ...event, sourceId: randomUUID(), title }, ids, transaction);
  }

  private async membersOf(project: Project, { manager }: Transaction): Promise<string[]> {
    const rows = await manager.findBy(ProjectMember, { projectId: project.id });
    return rows.map(({ userId }) => userId);
  }

  private event({ id, slug }: Project, member: Member) {
    return { subjectId: id, actorId: member.id, href: paths.project(slug) };
  }
}

const STAGE_LABELS = {
  proposed: 'was proposed',
  open: 'is recruiting. Members can now ask to join.',
  running: 'has started',
  done: 'is done and has a result',
  closed: 'was closed',
};
