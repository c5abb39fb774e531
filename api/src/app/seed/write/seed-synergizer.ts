import type { SeedExchange, SeedProject } from '../files/items/synergizer.js';
import { plainTextColumns } from './plain-text-columns.js';
import { daysBefore } from '../relative-time.js';
import { seedFraction, seedId } from '../seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

const dayIn = (days: number) => daysBefore(new Date(), -days).toISOString().slice(0, 10);

/** Projects at every stage. What becomes of them is theirs. */
export async function seedProjects(
  session: SeedRun,
  projects: readonly SeedProject[],
  ids: PeopleByKey,
): Promise<void> {
  for (const project of projects) {
    const { slug, title, purpose, topic, skills, stage, daysAgo, result = null, owner } = project;
    const { nextEvent, discussion } = project;
    const id = seedId('project', slug);
    const began = daysBefore(new Date(), daysAgo + 0.4 * seedFraction('project', slug));
    await session.once(`project:${slug}`, async () => {
      await session.insert('projects', [
        {
          ...{ id, slug, title, purpose, topic, skills, stage, result },
          ...plainTextColumns(purpose, result ?? ''),
          owner_id: ids.get(owner)!,
          ends_on: dayIn(project.endsInDays),
          next_event_id: nextEvent ? seedId('event', nextEvent) : null,
          discussion_id: discussion ? seedId('post', discussion) : null,
          created_at: began,
          stage_since: daysBefore(new Date(), daysAgo / 3),
        },
      ]);
      await session.insert(
        'project_roles',
        project.roles.map(({ name, hoursPerWeek }, position) => ({
          id: seedId('project-role', slug, String(position)),
          ...{ project_id: id, name, hours_per_week: hoursPerWeek, position },
        })),
      );
      await session.insert('project_members', [
        { project_id: id, user_id: ids.get(owner)!, role_id: null, joined_at: began },
        ...project.roles.flatMap(({ takenBy }, position) =>
          takenBy
            ? [
                {
                  project_id: id,
                  user_id: ids.get(takenBy)!,
                  role_id: seedId('project-role', slug, String(position)),
                  joined_at: daysBefore(new Date(), daysAgo * 0.8),
                },
              ]
            : [],
        ),
      ]);
      await session.insert(
        'project_updates',
        project.updates.map(({ by, text, daysAgo: ago }, index) => ({
          id: seedId('project-update', slug, String(index)),
          ...{ project_id: id, author_id: ids.get(by)!, text, created_at: daysBefore(new Date(), ago) },
        })),
      );
    });
  }
}

export async function seedExchanges(
  session: SeedRun,
  exchanges: readonly SeedExchange[],
  ids: PeopleByKey,
): Promise<void> {
  for (const exchange of exchanges) {
    const { slug, kind, title, body, topic, skills, hours, state, daysAgo, owner, helpers } = exchange;
    const id = seedId('exchange', slug);
    const began = daysBefore(new Date(), daysAgo + 0.4 * seedFraction('exchange', slug));
    const isAgreed = state !== 'open';
    const agreed = isAgreed ? daysBefore(new Date(), daysAgo * 0.6) : null;
    const done = state === 'done' ? daysBefore(new Date(), daysAgo * 0.4) : null;
    await session.once(`exchange:${slug}`, async () => {
      await session.insert('exchanges', [
        {
          ...{ id, slug, kind, title, body, topic, skills, hours, state },
          ...plainTextColumns(body),
          until: dayIn(exchange.untilInDays),
          owner_id: ids.get(owner)!,
          helper_id: isAgreed ? ids.get(helpers[0]!.person)! : null,
          agreed_at: agreed,
          owner_done_at: done,
          helper_done_at: done,
          owner_thanks: exchange.ownerThanks ?? null,
          helper_thanks: exchange.helperThanks ?? null,
          created_at: began,
        },
      ]);
      await session.insert(
        'exchange_helpers',
        helpers.map(({ person, message }) => ({
          ...{ exchange_id: id, user_id: ids.get(person)!, message },
          created_at: daysBefore(new Date(), daysAgo * 0.8),
        })),
      );
    });
  }
}
