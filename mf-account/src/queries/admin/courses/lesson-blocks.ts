/** The blocks of a lesson as they are stored, with the answers of their questions. */

export interface Choice {
  id: string;
  text: string;
  feedback?: string;
}

export interface Pair {
  id: string;
  left: string;
  right: string;
}

interface QuestionText {
  id: string;
  prompt: string;
  explanation: string;
}

export type Question = QuestionText &
  (
    | { kind: 'single'; options: Choice[]; answer: string }
    | { kind: 'multiple'; options: Choice[]; answer: string[] }
    | { kind: 'ordering'; items: Choice[] }
    | { kind: 'matching'; pairs: Pair[] }
    | { kind: 'short'; modelAnswer: string }
  );
export type QuestionKind = Question['kind'];

/** In seconds from the beginning. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

interface Recording {
  id: string;
  title: string;
  media: string;
  seconds: number;
  transcript: Cue[];
}

export type LessonBlock =
  | { id: string; kind: 'text'; body: string }
  | ({ kind: 'video' } & Recording)
  | ({ kind: 'audio' } & Recording)
  | { id: string; kind: 'file'; title: string; media: string; fileName: string }
  | { id: string; kind: 'embed'; title: string; url: string }
  | { id: string; kind: 'quiz'; title: string; passMark: number; questions: Question[] }
  | { id: string; kind: 'reflection'; prompt: string };
export type BlockKind = LessonBlock['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<LessonBlock, { kind: Kind }>;
