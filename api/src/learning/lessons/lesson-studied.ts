/** A member has answered a question of a lesson, or written a reflection on it. */
export class LessonStudied {
  constructor(
    readonly userId: string,
    readonly lessonId: string,
    readonly kind: 'answered' | 'reflected',
  ) {}
}
