import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../../core/access/access.js';
import { IdOrSlugPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { validBody } from '../../../core/validation/validation.js';
import { KeyedByContent } from '../../../core/idempotency/idempotency.decorators.js';
import { LessonsService } from '../../../learning/lessons/lessons.service.js';
import type { FormValues } from '../../../core/html/form.js';
import { takeMemberForm } from '../../../core/html/member-form.js';
import type { Member } from '../../../core/access/member.js';
import { NewPost, NewReply } from '../posts.dto.js';
import { PostsService } from '../posts.service.js';
import { RepliesService } from '../replies/replies.service.js';
import {
  discussionPath,
  NEW_DISCUSSION,
  postFormWithErrors,
  replyFormWithErrors,
} from './post-forms.pages.js';

/**
 * The composer without JavaScript. Public, so that an
 * expired session returns the form with its input instead of a 401; the action itself requires a member.
 */
@Public()
@ApiExcludeController()
@Controller('discussions')
export class PostFormsController {
  private readonly refs = new IdOrSlugPipe();

  constructor(
    private readonly posts: PostsService,
    private readonly replies: RepliesService,
    private readonly lessons: LessonsService,
  ) {}

  /** A reload of a form with errors. */
  @Get()
  start(@Res() reply: FastifyReply): void {
    void reply.redirect(NEW_DISCUSSION, 302);
  }

  @Get(':id/replies')
  discussion(@Param('id') post: string, @Res() reply: FastifyReply): void {
    void reply.redirect(discussionPath(post), 302);
  }

  @Post()
  @KeyedByContent()
  async post(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, writer) => {
        const post = { ...postOf(typed), lessonId: await this.lessonOf(typed, writer) };
        const { slug } = await this.posts.create(writer, await validBody(NewPost, post));
        return discussionPath(slug);
      },
      postFormWithErrors,
    );
  }

  @Post(':id/replies')
  @KeyedByContent()
  async reply(
    @Param('id') post: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, writer) => {
        const written = await validBody(NewReply, { body: typed['body'] });
        const { id } = await this.replies.create(this.refs.transform(post), writer, written);
        return `${discussionPath(post)}?reply=${id}#reply-${id}`;
      },
      (typed, error) => replyFormWithErrors(post, typed, error),
    );
  }

  /** The form has the lesson as `course/lesson`; its own name is enough. */
  private async lessonOf({ lesson }: FormValues, writer: Member): Promise<string | null> {
    if (!lesson) return null;
    const name = lesson.slice(lesson.indexOf('/') + 1);
    return (await this.lessons.open(this.refs.transform(name), writer)).id;
  }
}

const postOf = ({ title, body, kind, tags = '', groupId }: FormValues) => ({
  title,
  body,
  kind,
  tags: tags.split(',').filter((tag) => tag.trim() !== ''),
  groupId: groupId || null,
});
