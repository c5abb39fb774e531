import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { NotFoundError, ProRequiredError } from '../../../core/errors/errors.js';
import { paths } from '#platform/paths/paths';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import type { Transaction } from '../../../core/database/database.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { isPro, type Member } from '../../../core/access/member.js';
import { ProjectRole } from '../project-role.entity.js';
import { isJoinable, isOver } from '../project-stages.js';
import { Project } from '../project.entity.js';
import type { ProjectReference } from '../projects.dto.js';
import {
  AlreadyAnsweredError,
  AlreadyInProjectError,
  NoSuccessorError,
  NotTheOwnerError,
  OwnerStaysError,
  RoleTakenError,
  WrongStageError,
} from '../projects.errors.js';
import { canLead } from '../projects.queries.js';
import { ProjectsService, referenceOf } from '../projects.service.js';
import type { NewProjectRequest, RequestReference } from './participation.dto.js';
import { ProjectMember } from './project-member.entity.js';
import { ProjectRequest } from './project-request.entity.js';

/** Who is in a project. Its row is locked while anything about it changes. */
@Injectable()
export class ParticipationService {
  constructor(
    private readonly projects: ProjectsService,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Asks for a part; asking again for the same one changes nothing, for another one takes the place of the first.
   * @throws NotFoundError, ProRequiredError, WrongStageError, AlreadyInProjectError, RoleTakenError, AlreadyAnsweredError
   */
  ask(ref: IdOrSlug, member: Member, { roleId, message }: NewProjectRequest): Promise<RequestReference> {
    return this.projects.changeLocked(ref, member, async (project, transaction) => {
      if (!isPro(member)) throw new ProRequiredError('Only Pro members can join projects.');
      if (!isJoinable(project.stage)) throw new WrongStageError(project.stage, messageFor(project));
      const { manager } = transaction;
      const who = { projectId: project.id, userId: member.id };
      if (await manager.existsBy(ProjectMember, who)) throw new AlreadyInProjectError();
      if (!(await manager.existsBy(ProjectRole, { id: roleId, projectId: project.id })))
        throw new NotFoundError('This project doesn’t have that role.');
      if (await manager.existsBy(ProjectMember, { roleId })) throw new RoleTakenError();
      if (await manager.existsBy(ProjectRequest, { ...who, roleId, state: 'declined' }))
        throw new AlreadyAnsweredError();
      const waiting = await manager.findOneBy(ProjectRequest, { ...who, state: 'waiting' });
      if (waiting?.roleId === roleId) return answerOf(waiting);
      if (waiting) await this.takeBack(waiting, transaction);
      const request = await manager.save(ProjectRequest, {
        ...who,
        ...{ id: randomUUID(), roleId, message: message ?? '', state: 'waiting' as const },
      });
      if (project.ownerId) await this.notify(project, request, member, project.ownerId, transaction);
      return answerOf(request);
    });
  }

  /**
   * The owner answers; the same answer again changes nothing.
   * @throws NotFoundError, NotTheOwnerError, AlreadyAnsweredError, RoleTakenError, WrongStageError
   */
  answer(
    ref: IdOrSlug,
    id: string,
    member: Member,
    state: 'accepted' | 'declined',
  ): Promise<RequestReference> {
    return this.projects.changeLocked(ref, member, async (project, transaction) => {
      const { manager } = transaction;
      if (project.ownerId !== member.id) throw new NotTheOwnerError();
      const request = await manager.findOneBy(ProjectRequest, { id, projectId: project.id });
      if (!request) throw new NotFoundError();
      if (request.state === state) return answerOf(request);
      if (request.state !== 'waiting') throw new AlreadyAnsweredError();
      if (!isJoinable(project.stage)) throw new WrongStageError(project.stage);
      const { roleId, userId } = request;
      if (state === 'accepted') {
        if (await manager.existsBy(ProjectMember, { roleId })) throw new RoleTakenError();
        await manager.insert(ProjectMember, { projectId: project.id, userId, roleId });
      }
      request.state = state;
      await manager.save(request);
      await this.notifications.withdraw(request.id, transaction);
      const title =
        state === 'accepted'
          ? `Your request to join “${project.title}” was approved`
          : `Your request to join “${project.title}” was declined`;
      await this.notifications.notify(
        { ...about(project, member), kind: 'project-answer', sourceId: request.id, title },
        [userId],
        transaction,
      );
      return answerOf(request);
    });
  }

  /** Leaves the project, or takes back the request. @throws NotFoundError, OwnerStaysError, WrongStageError */
  leave(ref: IdOrSlug, member: Member): Promise<void> {
    return this.projects.changeLocked(ref, member, async (project, transaction) => {
      if (project.ownerId === member.id) throw new OwnerStaysError();
      const who = { projectId: project.id, userId: member.id };
      const waiting = await transaction.manager.findOneBy(ProjectRequest, { ...who, state: 'waiting' });
      if (waiting) await this.takeBack(waiting, transaction);
      await this.remove(project, member.id, transaction);
    });
  }

  /** @throws NotFoundError, NotTheOwnerError, OwnerStaysError, WrongStageError */
  dismiss(ref: IdOrSlug, userId: string, member: Member): Promise<void> {
    return this.projects.changeLocked(ref, member, async (project, transaction) => {
      if (project.ownerId !== member.id) throw new NotTheOwnerError();
      if (userId === member.id) throw new OwnerStaysError();
      await this.remove(project, userId, transaction);
    });
  }

  /** @throws NotFoundError, NotTheOwnerError, NoSuccessorError, WrongStageError */
  handOver(ref: IdOrSlug, memberId: string, member: Member): Promise<ProjectReference> {
    return this.projects.changeLocked(ref, member, async (project, transaction) => {
      if (project.ownerId !== member.id) throw new NotTheOwnerError();
      if (memberId === member.id) return referenceOf(project);
      if (isOver(project.stage)) throw new WrongStageError(project.stage);
      const [successor] = await transaction.query(canLead(project.id, memberId));
      if (!successor) throw new NoSuccessorError();
      project.ownerId = memberId;
      await transaction.manager.save(project);
      await this.notifications.notify(
        {
          ...about(project, member),
          kind: 'project-answer',
          sourceId: randomUUID(),
          title: `You now lead “${project.title}”`,
        },
        [memberId],
        transaction,
      );
      return referenceOf(project);
    });
  }

  /** Their part is free again, and may be asked for again. */
  private async remove(project: Project, userId: string, { manager }: Transaction): Promise<void> {
    const who = { projectId: project.id, userId };
    if (!(await manager.existsBy(ProjectMember, who))) return;
    if (isOver(project.stage))
      throw new WrongStageError(project.stage, 'This project has ended, so you can’t leave it.');
    await manager.delete(ProjectRequest, { ...who, state: 'accepted' });
    await manager.delete(ProjectMember, who);
  }

  private async takeBack(request: ProjectRequest, transaction: Transaction): Promise<void> {
    await transaction.manager.delete(ProjectRequest, { id: request.id });
    await this.notifications.withdraw(request.id, transaction);
  }

  private async notify(
    project: Project,
    { id }: { id: string },
    member: Member,
    ownerId: string,
    transaction: Transaction,
  ): Promise<void> {
    const event = { ...about(project, member), kind: 'project-request' as const, sourceId: id };
    await this.notifications.notify({ ...event, title: project.title }, [ownerId], transaction);
  }
}

const about = ({ id, slug }: Project, member: Member) => ({
  subjectId: id,
  actorId: member.id,
  href: paths.project(slug),
});

const answerOf = ({ id, roleId, state }: RequestReference): RequestReference => ({ id, roleId, state });

const messageFor = ({ stage }: Project) =>
  stage === 'proposed'
    ? 'This project isn’t recruiting yet. You can ask to join once it is.'
    : `This project is ${stage}, so you can’t join it.`;
