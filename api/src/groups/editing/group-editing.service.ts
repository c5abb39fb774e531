import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { IsNull, Repository } from 'typeorm';
import { definedOf } from '../../core/validation/defined.js';
import { ProRequiredError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { slugify } from '../../core/validation/slug.js';
import { Database } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import { isPro, type Member } from '../../core/access/member.js';
import { achievementAward } from '../../people/achievements/achievements.sql.js';
import { UploadsService } from '../../identity/uploads/uploads.service.js';
import { GroupMembership } from '../members/group-membership.entity.js';
import { Group, type GroupVisibility } from '../group.entity.js';
import { DecidedMeanwhileError, NotYourPictureError } from '../groups.errors.js';
import { rulesSeenBy } from '../members/group-members.queries.js';
import { GroupsService } from '../groups.service.js';
import { GroupReviewsService } from '../review/group-reviews.service.js';
import type { GroupChanges, GroupReference, NewGroup } from './group-editing.dto.js';

const RATE_LIMIT = { name: 'group-create', limit: 5, windowSeconds: 24 * 3600 };
const NO_TOPIC = 'Community';

/** Founding a group and changing what it says of itself. */
@Injectable()
export class GroupEditingService {
  constructor(
    private readonly database: Database,
    private readonly groups: GroupsService,
    private readonly limits: RateLimitsService,
    private readonly live: LiveService,
    private readonly uploads: UploadsService,
    private readonly reviews: GroupReviewsService,
    @InjectRepository(Group) private readonly rows: Repository<Group>,
  ) {}

  /** The caller is its first owner. @throws ProRequiredError, NotYourPictureError, TooManyRequestsError */
  async create(member: Member, content: NewGroup): Promise<GroupReference> {
    requirePro(member, content.privacy);
    const changes = await this.columnsOf(member, content);
    await this.limits.count(RATE_LIMIT, member.id);
    const id = randomUUID();
    // A numbered slug (`name-2`) would reveal that a secret group has the same name.
    const slug = `${slugify(content.name) || 'group'}-${id.slice(0, 8)}`;
    const group = {
      topic: NO_TOPIC,
      coverSeed: slug,
      ...changes,
      ...{ id, slug, createdById: member.id },
      ...((await this.reviews.isDue(member)) && {
        visibility: 'withheld' as const,
        intendedVisibility: content.privacy,
        moderationStatus: 'pending' as const,
      }),
    };
    return this.database.transaction(async (transaction) => {
      await transaction.manager.insert(Group, group);
      await transaction.manager.insert(GroupMembership, { groupId: id, userId: member.id, role: 'owner' });
      await transaction.query(achievementAward(['group_memberships'], [member.id]));
      await this.live.publish(
        [
          { topic: `group:${id}`, groupId: id },
          { topic: 'points', memberIds: [member.id] },
        ],
        transaction,
      );
      if (group.visibility === 'withheld') await this.reviews.queueChanged(transaction);
      return referenceOf(await transaction.manager.findOneByOrFail(Group, { id }));
    });
  }

  /** @throws NotFoundError, NotOwnerError, ProRequiredError, NotYourPictureError */
  async edit(ref: IdOrSlug, member: Member, content: GroupChanges): Promise<GroupReference> {
    const group = await this.groups.ownedOrFail(ref, member);
    const { id, visibility, coverUrl, moderationStatus } = group;
    const hasNewRules = content.rules !== undefined && !isSameList(content.rules, group.rules);
    if (content.privacy !== visibility) requirePro(member, content.privacy);
    const isUnchanged = content.coverUrl === coverUrl;
    const changes = await this.columnsOf(member, isUnchanged ? { ...content, coverUrl: undefined } : content);
    if (moderationStatus && changes.visibility) {
      changes.intendedVisibility = visibilityOf(changes);
      delete changes.visibility;
    }
    // Anyone who changes what came back sends it again.
    if (moderationStatus === 'returned')
      Object.assign(changes, { moderationStatus: 'pending', returnedReason: null });
    await this.database.transaction(async (transaction) => {
      if (moderationStatus === 'returned') await this.reviews.queueChanged(transaction);
      if (Object.keys(changes).length > 0) {
        const decided = { id, moderationStatus: moderationStatus ?? IsNull() };
        const { affected } = await transaction.manager.update(Group, decided, {
          ...changes,
          ...(hasNewRules && { rulesVersion: () => 'rules_version + 1' }),
        });
        if (affected === 0) throw new DecidedMeanwhileError();
        if (hasNewRules) await transaction.query(rulesSeenBy(id, member.id));
      }
      await this.live.publish([{ topic: `group:${id}`, groupId: id }], transaction);
    });
    return referenceOf(await this.rows.findOneByOrFail({ id }));
  }

  /** @throws NotFoundError, NotOwnerError */
  async archive(ref: IdOrSlug, member: Member, archived: boolean): Promise<void> {
    const { id, isArchived } = await this.groups.ownedOrFail(ref, member);
    if (isArchived === archived) return;
    await this.database.transaction(async (transaction) => {
      await transaction.manager.update(Group, { id }, { archivedAt: archived ? new Date() : null });
      await this.live.publish([{ topic: `group:${id}`, groupId: id }], transaction);
    });
  }

  /** What a client sent, as columns; what it left out is left out. */
  private async columnsOf(member: Member, { coverUrl, ...content }: GroupChanges): Promise<Partial<Group>> {
    const { name, summary: about, privacy: visibility, topic, questions, coverSeed } = content;
    const { rules, rulesRequired } = content;
    const columns = {
      name,
      about,
      visibility,
      topic: topic === '' ? NO_TOPIC : topic,
      rules,
      rulesRequired,
      questions,
      coverSeed,
    };
    const cover = coverUrl == null ? coverUrl : await this.uploads.ownPicture(member, coverUrl);
    if (coverUrl != null && cover === undefined) throw new NotYourPictureError();
    return definedOf({ ...columns, coverUrl: cover });
  }
}

function requirePro(member: Member, privacy: GroupVisibility | undefined): void {
  if (privacy === 'pro' && !isPro(member))
    throw new ProRequiredError('Only Pro members can create a group for Pro members.');
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

const visibilityOf = ({ visibility, intendedVisibility }: Partial<Group>): GroupVisibility =>
  visibility === 'withheld' ? intendedVisibility! : visibility!;

const referenceOf = (group: Group): GroupReference => ({
  id: group.id,
  slug: group.slug,
  name: group.name,
  summary: group.about,
  privacy: visibilityOf(group),
  isPending: group.moderationStatus === 'pending',
});
