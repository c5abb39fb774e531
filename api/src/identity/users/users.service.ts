import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Like, Repository } from 'typeorm';
import { pictureAt, pictureUrl, widthsOf } from '#platform/pictures';
import { NotFoundError } from '../../core/errors/errors.js';
import { firstFreeSlug, slugify } from '../../core/validation/slug.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { DomainEvents } from '../../core/domain-events/domain-events.js';
import { LiveService } from '../../core/live/live.service.js';
import type { Member } from '../../core/access/member.js';
import { presenceDeletion, presenceNow } from '../presence/presence.queries.js';
import { UploadsService } from '../uploads/uploads.service.js';
import type { OwnProfileChanges } from './profile.dto.js';
import { NotYourPictureError } from './users.errors.js';
import { TrackChosen } from './track-chosen.js';
import { User } from './user.entity.js';
import { differences } from '../../core/visibility/profile-fields.js';

export interface NewUser {
  email: string;
  emailVerifiedAt: Date | null;
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly uploads: UploadsService,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly live: LiveService,
  ) {}

  async get(id: string): Promise<User> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw new NotFoundError();
    return user;
  }

  /** @throws NotYourPictureError */
  update(member: Member, { visibility, ...changes }: OwnProfileChanges): Promise<User> {
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const { id } = member;
      const lock = { mode: 'pessimistic_write' as const };
      const user = await manager.findOne(User, { where: { id }, lock });
      if (!user) throw new NotFoundError();
      if (changes.profileImageUrl && changes.profileImageUrl !== user.profileImageUrl)
        changes.profileImageUrl = await this.portrait(member, changes.profileImageUrl);
      const chosen = visibility && differences({ ...user.visibility, ...visibility });
      if (changes.track && changes.track !== user.track)
        await this.events.publish(new TrackChosen(id, changes.track), transaction);
      const zone = changes.timeZone !== undefined && { hasTimeZone: true };
      const saved = { ...user, ...changes, ...zone, ...(chosen && { visibility: chosen }) };
      const after = await manager.save(User, saved);
      if (after.showsActivity !== user.showsActivity) await this.notePresence(after, transaction);
      return after;
    });
  }

  /** A member who no longer shows when they are active is not noted either. */
  private async notePresence({ id, showsActivity }: User, transaction: Transaction): Promise<void> {
    await transaction.query(showsActivity ? presenceNow(id) : presenceDeletion(id));
  }

  /** The smallest form of a picture of the member's own: it is shown small wherever it stands. */
  private async portrait(member: Member, url: string): Promise<string> {
    const picture = pictureAt((await this.uploads.ownPicture(member, url)) ?? '');
    if (!picture) throw new NotYourPictureError();
    return pictureUrl(picture, widthsOf(picture)[0]);
  }

  /** The zone of their browser, for members who have none yet: what they chose stays. */
  async saveDetectedTimeZone(id: string, timeZone: string): Promise<void> {
    await this.users.update({ id, hasTimeZone: false }, { timeZone, hasTimeZone: true });
  }

  /** Where the onboarding is taken up again. */
  async saveOnboardingStep(id: string, onboardingStep: number): Promise<void> {
    await this.users.update({ id }, { onboardingStep });
  }

  /**
   * Once finished, onboarding stays finished. Who came without a name gets an address by the name they gave since.
   * @returns their slug
   */
  async completeOnboarding({ id, slug: former }: Member): Promise<string> {
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      const lock = { mode: 'pessimistic_write' as const };
      const user = await manager.findOne(User, { where: { id, onboardedAt: IsNull() }, lock });
      if (!user) return former;
      const { firstName, lastName } = user;
      const slug =
        NAMELESS.test(user.slug) && firstName ? await freeSlug(manager, firstName, lastName) : user.slug;
      await manager.update(User, { id }, { slug, onboardedAt: () => 'now()' });
      await this.live.publish([{ topic: 'newcomers', actorId: id }], transaction);
      return slug;
    });
  }

  async create(
    { email, emailVerifiedAt, firstName, lastName, pictureUrl }: NewUser,
    { manager }: Transaction,
  ): Promise<User> {
    return manager.save(
      manager.create(User, {
        slug: await freeSlug(manager, firstName, lastName),
        email,
        emailVerifiedAt,
        firstName,
        lastName,
        profileImageUrl: pictureUrl,
      }),
    );
  }
}

/** The slug of someone who came without a name, until they say it. */
const NAMELESS = /^member-[0-9a-f]{8}$/;

async function freeSlug(
  manager: EntityManager,
  firstName: string | null,
  lastName: string | null,
): Promise<string> {
  // Many come without a name: each gets an address of its own, without counting the others.
  const name =
    slugify([firstName, lastName].filter(Boolean).join(' ')) || `member-${randomBytes(4).toString('hex')}`;
  const taken = await manager.find(User, {
    where: [{ slug: name }, { slug: Like(`${name}-%`) }],
    select: { slug: true },
  });
  return firstFreeSlug(name, new Set(taken.map((row) => row.slug)));
}
