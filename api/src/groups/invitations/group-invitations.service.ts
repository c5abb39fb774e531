import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { Repository } from 'typeorm';
import { ApiError, NotFoundError, ProRequiredError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { Database } from '../../core/database/database.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import { isPro, type Member } from '../../core/access/member.js';
import { GroupMembership } from '../members/group-membership.entity.js';
import {
  ArchivedGroupError,
  InvitationOverError,
  BannedFromGroupError,
  GroupNotOpenError,
} from '../groups.errors.js';
import { GroupsService } from '../groups.service.js';
import { GroupMemberChanges } from '../members/group-member-changes.js';
import type { RulesAgreement } from '../members/group-members.dto.js';
import { agreementTo } from '../members/rules-agreement.js';
import { JoinRequestsService } from '../members/join-requests.service.js';
import { GroupMembershipsService } from '../members/memberships.service.js';
import { groupLocked } from '../resources/group-resources.queries.js';
import { GroupInvitation } from './group-invitation.entity.js';
import type { InvitationItem, NewInvitation } from './group-invitations.dto.js';
import {
  invitationInsertion,
  invitationToUse,
  type InvitationToUse,
  invitationUse,
  invitingGroup,
  openInvitations,
} from './group-invitations.queries.js';

const MAX_OPEN = 20;
const CODE = /^[\w-]{22}$/;
const TRIES = { name: 'group-invitation-look', limit: 60, windowSeconds: 3600 };

/** Links that let people into a group without asking. */
@Injectable()
export class GroupInvitationsService {
  constructor(
    private readonly database: Database,
    private readonly groups: GroupsService,
    private readonly memberships: GroupMembershipsService,
    private readonly requests: JoinRequestsService,
    private readonly changes: GroupMemberChanges,
    private readonly limits: RateLimitsService,
    @InjectRepository(GroupInvitation) private readonly invitations: Repository<GroupInvitation>,
  ) {}

  /** @throws NotFoundError, NotGroupStaffError */
  async list(ref: IdOrSlug, member: Member): Promise<string> {
    const { id } = await this.groups.lookedAfterOrFail(ref, member);
    return (await this.database.json(openInvitations(id)))!;
  }

  /** @throws NotFoundError, NotGroupStaffError, ArchivedGroupError, ApiError 409 `too_many_invitations` */
  async create(ref: IdOrSlug, member: Member, limits: NewInvitation): Promise<InvitationItem> {
    const { id, isArchived, moderationStatus } = await this.groups.lookedAfterOrFail(ref, member);
    if (moderationStatus) throw new GroupNotOpenError();
    if (isArchived) throw new ArchivedGroupError();
    const code = randomBytes(16).toString('base64url');
    const [made] = await this.database.transaction(async (transaction) => {
      // Of several at once, each counts the ones before.
      await transaction.query(groupLocked(id));
      return transaction.query<InvitationItem>(invitationInsertion(id, member.id, code, limits, MAX_OPEN));
    });
    if (!made)
      throw new ApiError(
        409,
        'too_many_invitations',
        `A group can have up to ${MAX_OPEN} open invitations. Withdraw one first.`,
      );
    return made;
  }

  /** @throws NotFoundError, NotGroupStaffError */
  async revoke(ref: IdOrSlug, member: Member, invitationId: string): Promise<void> {
    const { id: groupId } = await this.groups.lookedAfterOrFail(ref, member);
    await this.invitations.delete({ id: invitationId, groupId });
  }

  /** @throws NotFoundError also when it is over, TooManyRequestsError */
  async find(code: string, member: Member): Promise<string> {
    await this.limits.count(TRIES, member.id);
    const invitation = CODE.test(code) && (await this.database.json(invitingGroup(code, member.id)));
    if (!invitation) throw new NotFoundError('This invitation isn’t valid or has expired.');
    return invitation;
  }

  /** Anyone who is in the group already uses none. @throws NotFoundError, InvitationOverError, ArchivedGroupError, ProRequiredError, RulesAgreementError */
  async accept(code: string, member: Member, { rulesVersion }: RulesAgreement): Promise<string> {
    if (!CODE.test(code)) throw new NotFoundError('This invitation isn’t valid or has expired.');
    const groupId = await this.database.transaction(async (transaction) => {
      const [invitation] = await transaction.query<InvitationToUse>(invitationToUse(code, member.id));
      if (!invitation) throw new NotFoundError('This invitation isn’t valid or has expired.');
      const { id, isOpen, isBanned, isArchived, visibility, groupId, ...content } = invitation;
      const isIn = await transaction.manager.existsBy(GroupMembership, { groupId, userId: member.id });
      if (isIn) return groupId;
      if (isBanned) throw new BannedFromGroupError();
      if (!isOpen) throw new InvitationOverError();
      if (isArchived) throw new ArchivedGroupError();
      if (visibility === 'pro' && !isPro(member))
        throw new ProRequiredError('This group is for Pro members.');
      const agreement = agreementTo(invitation, rulesVersion);
      const group = { id: groupId, ...content };
      await this.requests.settle(group, member.id, transaction);
      if (await this.changes.join(groupId, member.id, agreement, transaction))
        await transaction.query(invitationUse(id));
      await this.changes.publish(group, member.id, member.id, transaction);
      return groupId;
    });
    return this.memberships.joined(groupId, member);
  }
}
