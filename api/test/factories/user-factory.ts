import { Identity } from '../../src/identity/auth/identity.entity.js';
import { Subscription } from '../../src/membership/subscriptions/subscription.entity.js';
import { User } from '../../src/identity/users/user.entity.js';
import { mustNotBeLogged } from '../captured-logs.js';
import type { TestApp } from '../test-app.js';

let people = 0;

/** A member who has finished onboarding; everything about them is fixed unless overridden. */
export function createUser(app: TestApp, overrides: Partial<User> = {}): Promise<User> {
  people += 1;
  const verifiedAt = new Date('2026-01-10T09:00:00Z');
  mustNotBeLogged(`person-${people}@example.test`, overrides.email, overrides.bio, overrides.lastName);
  return app.data.getRepository(User).save({
    slug: `person-${people}`,
    email: `person-${people}@example.test`,
    firstName: 'Person',
    lastName: `Number ${people}`,
    currentRole: 'Facilitator',
    location: 'Lisbon, Portugal',
    timeZone: 'Europe/Lisbon',
    emailVerifiedAt: verifiedAt,
    onboardedAt: verifiedAt,
    ...overrides,
  });
}

/** A member with the HPC membership. */
export async function createProUser(app: TestApp, overrides: Partial<User> = {}): Promise<User> {
  const user = await createUser(app, overrides);
  await createSubscription(app, { userId: user.id });
  return user;
}

export function createAdmin(app: TestApp, overrides: Partial<User> = {}): Promise<User> {
  return createUser(app, { isAdmin: true, ...overrides });
}

export function createSubscription(
  app: TestApp,
  overrides: Partial<Subscription> & { userId: string },
): Promise<Subscription> {
  return app.data
    .getRepository(Subscription)
    .save({ status: 'active', currentPeriodEnd: null, ...overrides });
}

export function createIdentity(app: TestApp, identity: Pick<Identity, 'provider' | 'subject' | 'userId'>) {
  return app.data.getRepository(Identity).save(identity);
}
