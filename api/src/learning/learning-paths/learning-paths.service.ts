import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { NotFoundError } from '../../core/errors/errors.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import { LiveService } from '../../core/live/live.service.js';
import type { Member } from '../../core/access/member.js';
import { DomainEvents } from '../../core/domain-events/domain-events.js';
import { TrackChosen } from '../../identity/users/track-chosen.js';
import { LearningPathMembership } from './learning-path-membership.entity.js';
import { LearningPath } from './learning-path.entity.js';
import { learningPathSeenBy, learningPathsSeenBy } from './learning-paths.queries.js';

@Injectable()
export class LearningPathsService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    @InjectRepository(LearningPath) private readonly paths: Repository<LearningPath>,
    @InjectRepository(LearningPathMembership)
    private readonly memberships: Repository<LearningPathMembership>,
    events: DomainEvents,
  ) {
    events.on(TrackChosen, (chosen, transaction) => this.joinChosen(chosen, transaction));
  }

  async list(viewer: Member | null): Promise<string> {
    return (await this.database.json(learningPathsSeenBy(viewer?.id ?? null)))!;
  }

  /** @throws NotFoundError */
  async read(viewer: Member | null, id: string): Promise<string> {
    const path = await this.database.json(learningPathSeenBy(id, viewer?.id ?? null));
    if (!path) throw new NotFoundError();
    return path;
  }

  /** Idempotent. @throws NotFoundError */
  async join(member: Member, id: string): Promise<string> {
    const { id: pathId, isPublic } = await this.find(id);
    const known = { userId: member.id, pathId };
    if (!isPublic && !(await this.memberships.existsBy(known))) throw new NotFoundError();
    await insertIfAbsent(this.memberships.manager, LearningPathMembership, known);
    return this.changed(member, pathId);
  }

  /** What was learned on the path stays. @throws NotFoundError */
  async leave(member: Member, id: string): Promise<string> {
    const { id: pathId } = await this.find(id);
    await this.memberships.delete({ userId: member.id, pathId });
    return this.changed(member, pathId);
  }

  /** People who choose a track join its path. */
  private async joinChosen({ userId, track }: TrackChosen, { manager }: Transaction): Promise<void> {
    if (!(await manager.existsBy(LearningPath, { id: track }))) return;
    await insertIfAbsent(manager, LearningPathMembership, { userId, pathId: track });
  }

  private async find(id: string): Promise<LearningPath> {
    const path = await this.paths.findOneBy({ id });
    if (!path) throw new NotFoundError();
    return path;
  }

  /** @returns the path as it is now */
  private async changed(member: Member, pathId: string): Promise<string> {
    await this.live.publish([{ topic: `learning-path:${pathId}`, memberIds: [member.id] }]);
    return (await this.database.json(learningPathSeenBy(pathId, member.id, true)))!;
  }
}
