import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Like, Repository } from 'typeorm';
import { NotFoundError } from '../common/errors.js';
import { firstFreeSlug, slugify } from '../common/slug.js';
import type { Transaction } from '../database/database.js';
import { LearningPathMembership } from '../learning-paths/learning-path-membership.entity.js';
import { LearningPath } from '../learning-paths/learning-path.entity.js';
import type { OwnProfileChanges } from './profile.dto.js';
import { type Track, User } from './user.entity.js';
import { differences } from './visibility.js';

export interface NewUser {
  email: string;
  emailVerifiedAt: Date | null;
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  async get(id: string): Promise<User> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw new NotFoundError();
    return user;
  }

  update(id: string, { visibility, ...changes }: OwnProfileChanges): Promise<User> {
    return this.users.manager.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const user = await manager.findOne(User, { where: { id }, lock });
      if (!user) throw new NotFoundError();
      const chosen = visibility && differences({ ...user.visibility, ...visibility });
      if (changes.track && changes.track !== user.track) await joinPath(manager, id, changes.track);
      return manager.save(User, { ...user, ...changes, ...(chosen && { visibility: chosen }) });
    });
  }

  /** Once finished, onboarding stays finished. */
  async completeOnboarding(id: string): Promise<void> {
    await this.users
      .createQueryBuilder()
      .update()
      .set({ onboardedAt: () => 'now()' })
      .where('id = :id AND onboarded_at IS NULL', { id })
      .execute();
  }

  async create(
    { email, emailVerifiedAt, firstName, lastName, pictureUrl }: NewUser,
    { manager }: Transaction,
  ): Promise<User> {
    const name = slugify([firstName, lastName].filter(Boolean).join(' ')) || 'member';
    const taken = await manager.find(User, {
      where: [{ slug: name }, { slug: Like(`${name}-%`) }],
      select: { slug: true },
    });
    const slug = firstFreeSlug(name, new Set(taken.map((row) => row.slug)));
    return manager.save(
      manager.create(User, {
        slug,
        email,
        emailVerifiedAt,
        firstName,
        lastName,
        profileImageUrl: pictureUrl,
      }),
    );
  }
}

/** Who chooses a track joins its path. */
async function joinPath(manager: EntityManager, userId: string, pathId: Track): Promise<void> {
  if (!(await manager.existsBy(LearningPath, { id: pathId }))) return;
  const membership = manager.createQueryBuilder().insert().into(LearningPathMembership);
  await membership.values({ userId, pathId }).orIgnore().execute();
}
