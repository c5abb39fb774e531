import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { Database } from '../../../core/database/database.js';
import { DomainEvents } from '../../../core/domain-events/domain-events.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import type { Member } from '../../../core/access/member.js';
import { achievementAward } from '../../../people/achievements/achievements.sql.js';
import type { LessonBlock } from '../blocks/lesson-blocks.js';
import { LessonStudied } from '../lesson-studied.js';
import { LessonsService } from '../lessons.service.js';
import { LessonNote } from './lesson-note.entity.js';
import { LessonPosition } from './lesson-position.entity.js';
import { LessonReflection } from './lesson-reflection.entity.js';
import type { NoteRequest, NoteResponse, PositionRequest, ReflectionResponse } from './lesson-notes.dto.js';

const KEY = ['userId', 'lessonId'];

/** What members keep for themselves in a lesson. Every method throws what `LessonsService.open` throws. */
@Injectable()
export class LessonNotesService {
  constructor(
    private readonly database: Database,
    private readonly lessons: LessonsService,
    private readonly events: DomainEvents,
    @InjectRepository(LessonNote) private readonly notes: Repository<LessonNote>,
    @InjectRepository(LessonReflection) private readonly reflections: Repository<LessonReflection>,
    @InjectRepository(LessonPosition) private readonly positions: Repository<LessonPosition>,
  ) {}

  async note(member: Member, ref: IdOrSlug): Promise<NoteResponse> {
    return showNote(await this.notes.findOneBy(await this.keyOf(member, ref)));
  }

  /** @throws NotFoundError when there is no such block */
  async writeNote(
    member: Member,
    ref: IdOrSlug,
    { text, blockId = null, seconds = null }: NoteRequest,
  ): Promise<NoteResponse> {
    const { id: lessonId, blocks } = await this.lessons.open(ref, member);
    if (blockId !== null && !blocks.some(({ id }) => id === blockId)) throw new NotFoundError();
    const key = { userId: member.id, lessonId };
    if (text.trim() === '') await this.notes.delete(key);
    else await this.notes.upsert({ ...key, text, blockId, seconds, updatedAt: new Date() }, KEY);
    return showNote(await this.notes.findOneBy(key));
  }

  async reflection(member: Member, ref: IdOrSlug): Promise<ReflectionResponse> {
    return showText(await this.reflections.findOneBy(await this.keyOf(member, ref)));
  }

  async writeReflection(member: Member, ref: IdOrSlug, text: string): Promise<ReflectionResponse> {
    const key = await this.keyOf(member, ref);
    if (text.trim() === '') await this.reflections.delete(key);
    else
      await this.database.transaction(async (transaction) => {
        await transaction.manager.upsert(LessonReflection, { ...key, text, updatedAt: new Date() }, KEY);
        await transaction.query(achievementAward(['lesson_reflections'], [member.id]));
        await this.events.publish(new LessonStudied(member.id, key.lessonId, 'reflected'), transaction);
      });
    return showText(await this.reflections.findOneBy(key));
  }

  /** @throws NotFoundError when the lesson has no such film or recording */
  async moveTo(member: Member, ref: IdOrSlug, { seconds, blockId }: PositionRequest): Promise<void> {
    const { id: lessonId, blocks } = await this.lessons.open(ref, member);
    const block = blocks.find(({ id, kind }) => isRecording(kind) && (blockId ?? id) === id);
    if (!block) throw new NotFoundError();
    await this.positions.upsert(
      { userId: member.id, lessonId, blockId: block.id, seconds, updatedAt: new Date() },
      [...KEY, 'blockId'],
    );
  }

  private async keyOf(member: Member, ref: IdOrSlug): Promise<{ userId: string; lessonId: string }> {
    return { userId: member.id, lessonId: (await this.lessons.open(ref, member)).id };
  }
}

const isRecording = (kind: LessonBlock['kind']) => kind === 'video' || kind === 'audio';

const showText = (row: LessonReflection | LessonNote | null): ReflectionResponse => ({
  text: row?.text ?? '',
  updatedAt: row?.updatedAt.toISOString() ?? null,
});

const showNote = (note: LessonNote | null): NoteResponse => ({
  ...showText(note),
  blockId: note?.blockId ?? null,
  seconds: note?.seconds ?? null,
});
