import { ApiProperty, getSchemaPath } from '@nestjs/swagger';

/** The blocks of a lesson as pages read them; made by `showBlocks`. */
abstract class Block {
  @ApiProperty() id!: string;
}

export class TextBlock extends Block {
  @ApiProperty({ enum: ['text'] }) kind!: 'text';
  @ApiProperty({ description: 'Markdown' }) body!: string;
}

export class TranscriptLine {
  @ApiProperty({ description: 'Seconds' }) start!: number;
  @ApiProperty({ description: 'Seconds' }) end!: number;
  @ApiProperty() text!: string;
}

abstract class RecordingBlock extends Block {
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer' }) seconds!: number;
  @ApiProperty({ description: 'Path of the file' }) src!: string;
  @ApiProperty({ description: 'Path of the captions, WebVTT' }) captions!: string;
  @ApiProperty({ type: [TranscriptLine] }) transcript!: TranscriptLine[];
}

export class VideoBlock extends RecordingBlock {
  @ApiProperty({ enum: ['video'] }) kind!: 'video';
  @ApiProperty({ description: 'Path of a picture' }) poster!: string;
}

export class AudioBlock extends RecordingBlock {
  @ApiProperty({ enum: ['audio'] }) kind!: 'audio';
}

export class FileBlock extends Block {
  @ApiProperty({ enum: ['file'] }) kind!: 'file';
  @ApiProperty() title!: string;
  @ApiProperty() fileName!: string;
  @ApiProperty({ description: 'Path of the file' }) href!: string;
}

export class EmbedBlock extends Block {
  @ApiProperty({ enum: ['embed'] }) kind!: 'embed';
  @ApiProperty() title!: string;
  @ApiProperty({ format: 'uri' }) url!: string;
}

export class QuestionChoice {
  @ApiProperty({ description: 'What it is answered with' }) id!: string;
  @ApiProperty() text!: string;
}

abstract class Question {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Markdown' }) prompt!: string;
}

export class ChoiceQuestion extends Question {
  @ApiProperty({ enum: ['single', 'multiple', 'ordering'] }) kind!: 'single' | 'multiple' | 'ordering';
  @ApiProperty({ type: [QuestionChoice] }) choices!: QuestionChoice[];
}

export class MatchingQuestion extends Question {
  @ApiProperty({ enum: ['matching'] }) kind!: 'matching';
  @ApiProperty({ type: [QuestionChoice] }) left!: QuestionChoice[];
  @ApiProperty({ type: [QuestionChoice] }) right!: QuestionChoice[];
}

export class ShortQuestion extends Question {
  @ApiProperty({ enum: ['short'] }) kind!: 'short';
}

export const QUESTIONS = [ChoiceQuestion, MatchingQuestion, ShortQuestion];

export class QuizBlock extends Block {
  @ApiProperty({ enum: ['quiz'] }) kind!: 'quiz';
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer', description: 'Percent' }) passMark!: number;
  @ApiProperty({
    type: 'array',
    items: { oneOf: QUESTIONS.map((question) => ({ $ref: getSchemaPath(question) })) },
  })
  questions!: (ChoiceQuestion | MatchingQuestion | ShortQuestion)[];
}

export class ReflectionBlock extends Block {
  @ApiProperty({ enum: ['reflection'] }) kind!: 'reflection';
  @ApiProperty() prompt!: string;
}

export const BLOCKS = [TextBlock, VideoBlock, AudioBlock, FileBlock, EmbedBlock, QuizBlock, ReflectionBlock];
