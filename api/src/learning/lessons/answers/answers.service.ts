import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import { Database } from '../../../core/database/database.js';
import { DomainEvents } from '../../../core/domain-events/domain-events.js';
import { LiveService } from '../../../core/live/live.service.js';
import { achievementAward } from '../../../people/achievements/achievements.sql.js';
import type { Member } from '../../../core/access/member.js';
import type { Question } from '../blocks/lesson-blocks.js';
import { answersIn, answerUpsert } from '../lessons.queries.js';
import { LessonStudied } from '../lesson-studied.js';
import { LessonsService } from '../lessons.service.js';
import type { AnswerRequest, AnswerResponse } from './answers.dto.js';
import { type Answer, grade, readAnswer, UnreadableAnswer } from './grade.js';
import { type GivenAnswer, questionsOf, quizResults, quizzesOf, resultOf } from './results.js';

@Injectable()
export class AnswersService {
  constructor(
    private readonly database: Database,
    private readonly lessons: LessonsService,
    private readonly live: LiveService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Saves an answer as it was given and says how it stands.
   * @throws what `LessonsService.open` throws, NotFoundError, ApiError 400 `validation_failed`
   */
  async answer(
    member: Member,
    ref: IdOrSlug,
    questionId: string,
    { answer: given }: AnswerRequest,
  ): Promise<AnswerResponse> {
    const { id: lessonId, blocks } = await this.lessons.open(ref, member);
    const question = questionsOf(blocks).find(({ id }) => id === questionId);
    if (!question) throw new NotFoundError();
    const answer = readOrRefuse(question, given);
    const { correct } = grade(question, answer);
    return this.database.transaction(async (transaction) => {
      await transaction.query(answerUpsert(member.id, lessonId, { questionId, answer, correct }));
      await transaction.query(achievementAward(['lesson_answers'], [member.id]));
      await this.events.publish(new LessonStudied(member.id, lessonId, 'answered'), transaction);
      await this.live.publish([{ topic: `lesson:${lessonId}`, memberIds: [member.id] }], transaction);
      const answers = await transaction.query<GivenAnswer>(answersIn(member.id, lessonId));
      const saved = answers.find((one) => one.questionId === questionId)!;
      const quiz = quizzesOf(blocks).find(({ questions }) => questions.includes(question))!;
      return {
        ...resultOf(question, saved),
        quiz: quizResults(blocks, answers).find(({ blockId }) => blockId === quiz.id)!,
      };
    });
  }
}

function readOrRefuse(question: Question, given: unknown): Answer {
  try {
    return readAnswer(question, given);
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    throw new ApiError(400, 'validation_failed', error.message, { answer: [error.message] });
  }
}
