import { ApiProperty, getSchemaPath } from '@nestjs/swagger';

/** The blocks of a lesson as pages read them; made by `showBlocks`. */
abstract class Block {
  @ApiProperty() id!: string;
}

class TextBlock extends Block {
  @ApiProperty({ enum: ['text'] }) kind!: 'text';
  @ApiProperty({ description: 'Markdown' }) body!: string;
}

class TranscriptLine {
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

class VideoBlock extends RecordingBlock {
  @ApiProperty({ enum: ['video'] }) kind!: 'video';
  @ApiProperty({ type: String, nullable: true, description: 'Path of a picture' }) poster!: string | null;
}

class AudioBlock extends RecordingBlock {
  @ApiProperty({ enum: ['audio'] }) kind!: 'audio';
}

class FileBlock extends Block {
  @ApiProperty({ enum: ['file'] }) kind!: 'file';
  @ApiProperty() title!: string;
  @ApiProperty() fileName!: string;
  @ApiProperty({ description: 'Path of the file' }) href!: string;
}

class EmbedBlock extends Block {
  @ApiProperty({ enum: ['embed'] }) kind!: 'embed';
  @ApiProperty() title!: string;
  @ApiProperty({ format: 'uri' }) url!: string;
}

class QuestionChoice {
  @ApiProperty({ description: 'What it is answered with' }) id!: string;
  @ApiProperty() text!: string;
}

abstract class Question {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Markdown' }) prompt!: string;
}

class ChoiceQuestion extends Question {
  @ApiProperty({ enum: ['single', 'multiple', 'ordering'] }) kind!: 'single' | 'multiple' | 'ordering';
  @ApiProperty({ type: [QuestionChoice] }) choices!: QuestionChoice[];
}

class MatchingQuestion extends Question {
  @ApiProperty({ enum: ['matching'] }) kind!: 'matching';
  @ApiProperty({ type: [QuestionChoice] }) left!: QuestionChoice[];
  @ApiProperty({ type: [QuestionChoice] }) right!: QuestionChoice[];
}

class ShortQuestion extends Question {
  @ApiProperty({ enum: ['short'] }) kind!: 'short';
}

export const QUESTIONS = [ChoiceQuestion, MatchingQuestion, ShortQuestion];

class QuizBlock extends Block {
  @ApiProperty({ enum: ['quiz'] }) kind!: 'quiz';
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer', description: 'Percent' }) passMark!: number;
  @ApiProperty({
    type: 'array',
    items: { oneOf: QUESTIONS.map((question) => ({ $ref: getSchemaPath(question) })) },
  })
  questions!: (ChoiceQuestion | MatchingQuestion | ShortQuestion)[];
}

class ReflectionBlock extends Block {
  @ApiProperty({ enum: ['reflection'] }) kind!: 'reflection';
  @ApiProperty() prompt!: string;
}

export const BLOCKS = [TextBlock, VideoBlock, AudioBlock, FileBlock, EmbedBlock, QuizBlock, ReflectionBlock];
