import { CourseModule } from '../../src/learning/courses/course-module.entity.js';
import { Course } from '../../src/learning/courses/course.entity.js';
import { Lesson } from '../../src/learning/lessons/lesson.entity.js';
import { Event } from '../../src/events/event.entity.js';
import { GroupMembership, type GroupRole } from '../../src/groups/members/group-membership.entity.js';
import { Group } from '../../src/groups/group.entity.js';
import { PostReply } from '../../src/discussions/posts/replies/post-reply.entity.js';
import { Post } from '../../src/discussions/posts/post.entity.js';
import type { TestApp } from '../test-app.js';

let made = 0;

const HOUR = 3_600_000;

/** An online event that starts in a day and lasts an hour; open to everybody, without a limit. */
export function createEvent(app: TestApp, overrides: Partial<Event> = {}): Promise<Event> {
  made += 1;
  const startsAt = overrides.startsAt ?? new Date(Date.now() + 24 * HOUR);
  return app.data.getRepository(Event).save({
    slug: `event-${made}`,
    title: `Event ${made}`,
    summary: 'An hour together.',
    description: 'An hour *together*.',
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR),
    timeZone: 'Europe/Lisbon',
    format: 'online' as const,
    location: null,
    access: 'free' as const,
    capacity: null,
    agenda: [{ at: '18:00', title: 'Welcome' }],
    joinUrl: 'https://meet.example.test/room',
    coverSeed: `event-${made}`,
    ...overrides,
  });
}

/** A free course of one module with `lessons` lessons of ten minutes; the first one is a preview. */
export async function createCourse(
  app: TestApp,
  { lessons = 4, ...overrides }: Partial<Course> & { lessons?: number } = {},
): Promise<{ course: Course; lessons: Lesson[] }> {
  made += 1;
  const course = await app.data.getRepository(Course).save({
    slug: `course-${made}`,
    title: `Course ${made}`,
    promise: 'Do one thing well.',
    description: 'One thing, *well*.',
    outcomes: ['Do it'],
    track: 'ai-mastery' as const,
    level: 'introductory' as const,
    access: 'free' as const,
    coverSeed: `course-${made}`,
    position: made,
    ...overrides,
  });
  const module = await app.data
    .getRepository(CourseModule)
    .save({ courseId: course.id, title: 'The whole of it', position: 1 });
  const rows = Array.from({ length: lessons }, (_, index) => ({
    courseId: course.id,
    moduleId: module.id,
    slug: `${course.slug}-lesson-${index + 1}`,
    title: `Lesson ${index + 1}`,
    position: index + 1,
    durationMinutes: 10,
    kind: 'text' as const,
    body: 'Read this.',
    blocks: [{ id: 'text', kind: 'text' as const, body: 'Read this.' }],
    isPreview: index === 0,
  }));
  return { course, lessons: await app.data.getRepository(Lesson).save(rows) };
}

/** A public group without members. */
export function createGroup(app: TestApp, overrides: Partial<Group> = {}): Promise<Group> {
  made += 1;
  return app.data.getRepository(Group).save({
    slug: `group-${made}`,
    name: `Group ${made}`,
    about: 'People who compare notes.',
    topic: 'Practice',
    visibility: 'public' as const,
    coverSeed: `group-${made}`,
    ...overrides,
  });
}

export function addToGroup(
  app: TestApp,
  group: Pick<Group, 'id'>,
  user: { id: string },
  role: GroupRole = 'member',
  joinedAt = new Date(Date.now() - 48 * HOUR),
): Promise<GroupMembership> {
  return app.data.getRepository(GroupMembership).save({ groupId: group.id, userId: user.id, role, joinedAt });
}

/** A discussion outside of groups. */
export function createPost(
  app: TestApp,
  overrides: Partial<Post> & { authorId: string | null },
): Promise<Post> {
  made += 1;
  return app.data.getRepository(Post).save({
    slug: `post-${made}`,
    title: `Post ${made}`,
    body: 'What do you think?',
    excerpt: 'What do you think?',
    kind: 'discussion' as const,
    tags: ['practice'],
    ...overrides,
  });
}

export function createReply(
  app: TestApp,
  overrides: Partial<PostReply> & { postId: string; authorId: string },
): Promise<PostReply> {
  const body = overrides.body ?? 'I think so.';
  return app.data.getRepository(PostReply).save({ body, excerpt: body, ...overrides });
}
