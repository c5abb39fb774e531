import type { LessonBlock, Question } from './lesson-blocks.js';

/** A choice as members see it. `id` is what they answer with. */
interface ShownChoice {
  id: string;
  text: string;
}

/** A question without anything that says what is right. */
type ShownQuestion = { id: string; prompt: string } & (
  | { kind: 'single' | 'multiple' | 'ordering'; choices: ShownChoice[] }
  | { kind: 'matching'; left: ShownChoice[]; right: ShownChoice[] }
  | { kind: 'short' }
);

interface ShownRecording {
  id: string;
  title: string;
  seconds: number;
  src: string;
  captions: string;
  transcript: { start: number; end: number; text: string }[];
}

/** A block as members see it: addresses instead of ids of files, questions without answers. */
export type ShownBlock =
  | { id: string; kind: 'text'; body: string }
  | ({ kind: 'video'; poster: string | null } & ShownRecording)
  | ({ kind: 'audio' } & ShownRecording)
  | { id: string; kind: 'file'; title: string; fileName: string; href: string }
  | { id: string; kind: 'embed'; title: string; url: string }
  | { id: string; kind: 'quiz'; title: string; passMark: number; questions: ShownQuestion[] }
  | { id: string; kind: 'reflection'; prompt: string };

/** Posters of films by the ids of the films. */
type Posters = ReadonlyMap<string, string>;

export const filmsIn = (blocks: readonly LessonBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'video' ? [block.media] : []));

/** @param lesson the address under which its files are */
export const showBlocks = (lesson: string, blocks: readonly LessonBlock[], posters: Posters): ShownBlock[] =>
  blocks.map((block) => showBlock(lesson, block, posters));

function showBlock(lesson: string, block: LessonBlock, posters: Posters): ShownBlock {
  const address = (media: string) => `${lesson}/media/${media}`;
  switch (block.kind) {
    case 'video':
    case 'audio': {
      const { id, kind, title, seconds, transcript, media } = block;
      const captions = `${lesson}/captions/${id}`;
      const recording = { id, title, seconds, transcript, src: address(media), captions };
      return kind === 'video'
        ? { kind, ...recording, poster: posters.get(media) ?? null }
        : { kind, ...recording };
    }
    case 'file': {
      const { id, kind, title, fileName, media } = block;
      return { id, kind, title, fileName, href: address(media) };
    }
    case 'quiz':
      return { ...block, questions: block.questions.map(showQuestion) };
    default:
      return block;
  }
}

function showQuestion(question: Question): ShownQuestion {
  const { id, prompt, kind } = question;
  switch (kind) {
    case 'single':
    case 'multiple':
      return { id, prompt, kind, choices: question.options.map(({ id, text }) => ({ id, text })) };
    case 'ordering':
      return { id, prompt, kind, choices: byAlphabet(question.items).map(asChoice) };
    case 'matching':
      return {
        id,
        prompt,
        kind,
        left: question.pairs.map(({ id, left }) => ({ id, text: left })),
        right: rightSide(question).map(asChoice),
      };
    case 'short':
      return { id, prompt, kind };
  }
}

/** What is put in order or matched is shown by the alphabet and named by its place there, which says nothing of the answer. */
export const byAlphabet = <T extends { text: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (a.text < b.text ? -1 : 1));

export const rightSide = ({ pairs }: Extract<Question, { kind: 'matching' }>) =>
  byAlphabet(pairs.map(({ id, right }) => ({ id, text: right })));

const asChoice = ({ text }: { text: string }, index: number): ShownChoice => ({
  id: String(index + 1),
  text,
});
