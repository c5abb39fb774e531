import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Like, Repository } from 'typeorm';
import { NotFoundError } from '../common/errors.js';
import { slugify } from '../common/slug.js';
import type { Transaction } from '../database/database.js';
import type { OwnProfileChanges } from './profile.dto.js';
import { User } from './user.entity.js';
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
    const slug = firstFree(name, new Set(taken.map((row) => row.slug)));
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

function firstFree(name: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? name : `${name}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
