import { paths } from '#platform/paths/paths';
import type { SuggestedMember } from '../../people/members/members.dto.js';
import type { RecommendationKind, RecommendationResponse } from './recommendations.dto.js';
import type {
  CourseCandidate,
  EventCandidate,
  ExchangeCandidate,
  GroupCandidate,
  LessonCandidate,
  ProjectCandidate,
} from './recommendations.queries.js';

interface Item {
  href: string;
  title: string;
  reason: string;
  why: (string | null)[];
  coverSeed?: string;
  imageUrl?: string | null;
}

const idOf = (kind: RecommendationKind, subjectId: string) => `${kind}-${subjectId}`;

const recommendation = (
  kind: RecommendationKind,
  subjectId: string,
  { why, coverSeed, imageUrl = null, ...item }: Item,
): RecommendationResponse => ({
  id: idOf(kind, subjectId),
  kind,
  ...item,
  why: why.filter((fact) => fact !== null),
  coverSeed: coverSeed ?? null,
  imageUrl,
});

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

const dayIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    new Date(instant),
  );

export const lessonToContinue = (lesson: LessonCandidate, timeZone: string) =>
  recommendation('lesson', lesson.id, {
    href: paths.lesson(lesson.courseSlug, lesson.slug),
    title: lesson.title,
    coverSeed: lesson.coverSeed,
    reason:
      lesson.completed === 0
        ? `You enrolled in ${lesson.course} and have not completed a lesson yet.`
        : `You are ${lesson.progress}% through ${lesson.course}; this is where you stopped.`,
    why: [
      `You are enrolled in ${lesson.course}.`,
      lesson.completed > 0 ? `You have completed ${count(lesson.completed, 'lesson')} of it.` : null,
      lesson.lastActivityAt ? `You were there last on ${dayIn(timeZone, lesson.lastActivityAt)}.` : null,
    ],
  });

export function courseToStart(course: CourseCandidate) {
  const { path, isOnPath, isNext, sameTrack, access, duration, finishedBy } = course;
  const cost = access === 'pro' ? 'Your membership includes it' : 'It is free';
  return recommendation('course', course.id, {
    href: paths.course(course.slug),
    title: course.title,
    coverSeed: course.coverSeed,
    reason:
      isOnPath && path
        ? `It${isNext ? ' is the next course' : ' comes later'} on ${path}, a path you have joined. It takes ${duration}.`
        : sameTrack && path
          ? `It belongs to ${path}, like ${sameTrack}. It takes ${duration}.`
          : `${cost}${path ? `, and a way into ${path}` : ''}. It takes ${duration}.`,
    why: [
      isOnPath && path ? `You have joined ${path}.` : null,
      sameTrack ? `You are in ${sameTrack}, which is on the same track.` : null,
      `${cost}, and you are not enrolled.`,
      finishedBy > 0 ? `${count(finishedBy, 'person has', 'people have')} finished it.` : null,
    ],
  });
}

export function eventToAttend(event: EventCandidate, timeZone: string) {
  const day = dayIn(timeZone, event.startsAt);
  const places = event.placesLeft === null ? null : `${count(event.placesLeft, 'place')} left`;
  return recommendation('event', event.id, {
    href: paths.event(event.slug),
    title: event.title,
    coverSeed: event.coverSeed,
    reason: `${[day, places].filter(Boolean).join(', ')}. You have not answered yet.`,
    why: [
      `It is on ${day} where you are.`,
      places ? `It has ${places}.` : 'There is room for everybody.',
      event.going > 0 ? `${count(event.going, 'person is', 'people are')} going.` : null,
      'You have not answered, and it is open to you.',
    ],
  });
}

export const groupToJoin = ({ id, slug, title, coverSeed, topic, members, interest }: GroupCandidate) =>
  recommendation('group', id, {
    href: paths.group(slug),
    title,
    coverSeed,
    reason: interest
      ? `You are interested in ${interest}, and so are the people here.`
      : `${count(members, 'person talks', 'people talk')} about ${topic} here.`,
    why: [
      interest ? `“${interest}” is among the interests on your profile.` : null,
      `It has ${count(members, 'member')}, and its topic is ${topic}.`,
      'You can join it at once.',
    ],
  });

export const projectToJoin = ({ id, slug, title, match, freeParts, fewestHours }: ProjectCandidate) =>
  recommendation('project', id, {
    href: paths.project(slug),
    title,
    reason: `It looks for people, and is about ${match}. A part takes ${count(fewestHours, 'hour')} a week.`,
    why: [
      `“${match}” is on your profile.`,
      `It has ${count(freeParts, 'free part')}, from ${count(fewestHours, 'hour')} a week.`,
    ],
  });

export const exchangeToAnswer = ({ id, slug, title, kind, match, hours, until }: ExchangeCandidate) =>
  recommendation('exchange', id, {
    href: paths.exchange(slug),
    title,
    reason:
      kind === 'request'
        ? `Somebody looks for help, and “${match}” is what you can do.`
        : `Somebody offers help, and “${match}” is what you look for.`,
    why: [
      `“${match}” is on your profile.`,
      hours === null ? null : `It takes about ${count(hours, 'hour')}.`,
      `You can answer until ${dayIn('UTC', until)}.`,
    ],
  });

export const personToMeet = ({
  id,
  slug,
  name,
  currentRole,
  profileImageUrl,
  commonalities,
}: SuggestedMember) =>
  recommendation('person', id, {
    href: paths.memberProfile(slug),
    title: name,
    imageUrl: profileImageUrl,
    reason: `${commonalities[0]!}.`,
    why: [...commonalities.map((phrase) => `${phrase}.`), currentRole ? `Their role: ${currentRole}.` : null],
  });
