import type {
  BlockKind,
  LessonBlock,
  Question,
  QuestionKind,
} from '../../queries/admin/courses/lesson-blocks';
import { readCaptions, readLength } from './captions';

/** A block in its form: what is typed may not be a length or captions yet. */
export type EditedBlock = LessonBlock & { lengthText?: string; captionsText?: string };

export const BLOCK_KINDS: Record<BlockKind, string> = {
  text: 'Text',
  video: 'Video',
  audio: 'Audio',
  file: 'File',
  embed: 'Embedded video',
  quiz: 'Quiz',
  reflection: 'Reflection',
};

export const QUESTION_KINDS: Record<QuestionKind, string> = {
  single: 'One right answer',
  multiple: 'Several right answers',
  ordering: 'Put in order',
  matching: 'Match pairs',
  short: 'Short text',
};

/** Never one that was used before: what members did belongs to it. */
export const newId = (what: string): string => `${what}-${crypto.randomUUID().slice(0, 8)}`;

const newChoice = () => ({ id: newId('choice'), text: '' });
const newPair = () => ({ id: newId('pair'), left: '', right: '' });

/** A question of another kind, or a new one. Texts and choices stay where the kind has them. */
export function questionOf(kind: QuestionKind, old?: Question): Question {
  const { id, prompt, explanation } = old ?? { id: newId('question'), prompt: '', explanation: '' };
  const texts = { id, prompt, explanation };
  const choices =
    old && 'options' in old ? old.options : old && 'items' in old ? old.items : [newChoice(), newChoice()];
  switch (kind) {
    case 'single':
      return { ...texts, kind, options: choices, answer: '' };
    case 'multiple':
      return { ...texts, kind, options: choices, answer: [] };
    case 'ordering':
      return { ...texts, kind, items: choices.length < 3 ? [...choices, newChoice()] : choices };
    case 'matching':
      return { ...texts, kind, pairs: [newPair(), newPair(), newPair()] };
    case 'short':
      return { ...texts, kind, modelAnswer: '' };
  }
}

export function blockOf(kind: BlockKind): EditedBlock {
  const id = newId(kind);
  switch (kind) {
    case 'text':
      return { id, kind, body: '' };
    case 'video':
    case 'audio':
      return { id, kind, title: '', media: '', seconds: 0, transcript: [] };
    case 'file':
      return { id, kind, title: '', media: '', fileName: '' };
    case 'embed':
      return { id, kind, title: '', url: '' };
    case 'quiz':
      return { id, kind, title: 'Quiz', passMark: 70, questions: [questionOf('single')] };
    case 'reflection':
      return { id, kind, prompt: '' };
  }
}

/** As the api takes it. */
export function storedBlock({ lengthText, captionsText, ...block }: EditedBlock): LessonBlock {
  if (block.kind !== 'video' && block.kind !== 'audio') return block;
  return {
    ...block,
    seconds: lengthText === undefined ? block.seconds : (readLength(lengthText) ?? 0),
    transcript: captionsText === undefined ? block.transcript : readCaptions(captionsText).cues,
  };
}
