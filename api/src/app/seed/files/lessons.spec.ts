import { readFileSync, statSync } from 'node:fs';
import type { LessonBlock } from '../../../learning/lessons/blocks/lesson-blocks.js';
import { lessonsOf } from './courses.js';
import { readCommunity } from './read-community.js';
import { SEED_FOLDER } from './seed-files.js';

type Kind<K extends LessonBlock['kind']> = Extract<LessonBlock, { kind: K }>;

const { courses, narration } = await readCommunity();
const narrations = { ...narration.films, ...narration.recordings };
const lessons = courses.flatMap(lessonsOf);
const ofKind = <K extends LessonBlock['kind']>(blocks: LessonBlock[], kind: K) =>
  blocks.filter((block): block is Kind<K> => block.kind === kind);
const all = lessons.flatMap(({ blocks }) => blocks);
const quizzes = ofKind(all, 'quiz');
const questions = quizzes.flatMap((quiz) => quiz.questions);
const lessonsWith = (kind: LessonBlock['kind']) =>
  lessons.filter((lesson) => ofKind(lesson.blocks, kind).length > 0);
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const bytes = (name: string) => statSync(new URL(name, MEDIA)).size;

const MEDIA = new URL('development/media/', SEED_FOLDER);

describe("The community's lessons", () => {
  it('have two quizzes or more a course, of three to five questions, with a pass mark of 60 to 80', () => {
    for (const course of courses) {
      const own = ofKind(
        lessonsOf(course).flatMap(({ blocks }) => blocks),
        'quiz',
      );
      expect([course.slug, own.length >= 2]).toEqual([course.slug, true]);
    }
    for (const { title, questions: asked, passMark } of quizzes)
      expect([title, asked.length >= 3 && asked.length <= 5, passMark >= 60 && passMark <= 80]).toEqual([
        title,
        true,
        true,
      ]);
    expect(quizzes.length).toBeGreaterThanOrEqual(24);
  });

  it('ask in all five ways', () => {
    expect([...new Set(questions.map(({ kind }) => kind))].sort()).toEqual([
      'matching',
      'multiple',
      'ordering',
      'short',
      'single',
    ]);
  });

  it('have a word for each option that can be chosen, and one right side for each left', () => {
    for (const question of questions) {
      if (question.kind === 'single' || question.kind === 'multiple') {
        expect(question.options.filter(({ feedback }) => !feedback)).toEqual([]);
      }
      if (question.kind === 'matching') {
        expect(repeated(question.pairs.map(({ right }) => right))).toEqual([]);
      }
    }
  });

  it('do not give the right option away by its length or its place', () => {
    const single = questions.filter((question) => question.kind === 'single');
    const longest = single.filter(({ options, answer }) => {
      const lengths = options.map(({ text }) => text.length);
      return lengths[options.findIndex(({ id }) => id === answer)] === Math.max(...lengths);
    });
    expect(longest.length / single.length).toBeLessThanOrEqual(0.34);
    expect(longest.length / single.length).toBeGreaterThanOrEqual(0.15);
    const places = single.map(({ options, answer }) => options.findIndex(({ id }) => id === answer));
    for (const place of [0, 1, 2]) {
      const share = places.filter((each) => each === place).length / single.length;
      expect([place, share > 0.2 && share < 0.45]).toEqual([place, true]);
    }
  });

  it('hold two files or more, each of which is there under the name lessons give it', () => {
    const files = ofKind(all, 'file');
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const { media, fileName } of files) {
      expect(fileName).toMatch(new RegExp(`^${media}\\.(pdf|csv)$`));
      expect(bytes(fileName)).toBeGreaterThan(500);
      expect(bytes(fileName)).toBeLessThan(200_000);
    }
  });

  it('show something from another site in a lesson', () => {
    expect(ofKind(all, 'embed').length).toBeGreaterThanOrEqual(1);
  });

  it('ask for a reflection in every module, and in every lesson that is one', () => {
    for (const { title, lessons: own } of courses.flatMap(({ document }) => document.modules))
      expect([title, own.some((lesson) => ofKind(lesson.blocks, 'reflection').length === 1)]).toEqual([
        title,
        true,
      ]);
    for (const lesson of lessons.filter(({ kind }) => kind === 'reflection'))
      expect(ofKind(lesson.blocks, 'reflection')).toHaveLength(1);
  });

  it('are of the kind video exactly where they hold a film', () => {
    expect(lessonsWith('video').map(({ title }) => title)).toEqual(
      lessons.filter(({ kind }) => kind === 'video').map(({ title }) => title),
    );
  });

  it('hold six films, some of them free, one of those a preview, and at least two in Pro courses', () => {
    const withFilm = lessonsWith('video');
    const free = courses
      .filter(({ document }) => document.access === 'free')
      .flatMap(lessonsOf)
      .filter((lesson) => withFilm.includes(lesson));
    expect(withFilm).toHaveLength(6);
    expect(free.length).toBeGreaterThanOrEqual(2);
    expect(free.some(({ isPreview }) => isPreview)).toBe(true);
    expect(withFilm.length - free.length).toBeGreaterThanOrEqual(2);
    for (const { media, seconds } of ofKind(all, 'video')) {
      expect([media, seconds >= 30 && seconds <= 60]).toEqual([media, true]);
      expect(bytes(`${media}.mp4`)).toBeLessThan(1_500_000);
      expect(bytes(`${media}.webp`)).toBeLessThan(60_000);
      expect(readFileSync(new URL(`${media}.mp4`, MEDIA), 'latin1').slice(4, 8)).toBe('ftyp');
    }
  });

  it('hold six recordings of one to two minutes', () => {
    expect(lessonsWith('audio')).toHaveLength(6);
    for (const { media, seconds } of ofKind(all, 'audio')) {
      expect([media, seconds >= 60 && seconds <= 120]).toEqual([media, true]);
      expect(bytes(`${media}.mp3`)).toBeLessThan(700_000);
    }
  });

  it('say every line in its own time, within the film or recording', () => {
    for (const { media, seconds, transcript } of [...ofKind(all, 'video'), ...ofKind(all, 'audio')]) {
      const lines = narrations[media]!.lines;
      expect([media, transcript.length]).toEqual([media, lines.length]);
      let before = 0;
      for (const { start, end } of transcript) {
        expect([media, start >= before, end > start]).toEqual([media, true, true]);
        before = end;
      }
      expect(before).toBeLessThanOrEqual(seconds);
    }
  });
});
