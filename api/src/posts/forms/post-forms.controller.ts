import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../common/access.js';
import { toApiError } from '../../common/database/database-errors.js';
import { IdOrSlugPipe } from '../../common/id-or-slug.pipe.js';
import { validationPipe } from '../../common/validation.js';
import { LessonsService } from '../../lessons/lessons.service.js';
import { type FormValues, formValues } from '../../pages/form.js';
import { sendPage } from '../../pages/html.js';
import type { Member } from '../../sessions/member.js';
import { requireActiveMember } from '../../sessions/require-active-member.js';
import { NewPost, NewReply } from '../posts.dto.js';
import { PostsService } from '../posts.service.js';
import { RepliesService } from '../replies/replies.service.js';
import {
  discussionPath,
  NEW_DISCUSSION,
  postFormWithErrors,
  replyFormWithErrors,
} from './post-forms.pages.js';
import { sameTextId } from './same-text-id.js';

/**
 * The composer without JavaScript. Public, because whoever was signed out meanwhile gets back what they typed: it is
 * written for members alone, as everywhere.
 */
@Public()
@ApiExcludeController()
@Controller('discussions')
export class PostFormsController {
  private readonly validation = validationPipe();
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
  async post(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    const typed = formValues(body);
    try {
      const writer = requireActiveMember(member);
      const post = { ...postOf(typed, writer), lessonId: await this.lessonOf(typed, writer) };
      const { slug } = await this.posts.create(writer, await this.read(NewPost, post));
      void reply.redirect(discussionPath(slug), 303);
    } catch (error) {
      void sendPage(reply, postFormWithErrors(typed, toApiError(error)));
    }
  }

  @Post(':id/replies')
  async reply(
    @Param('id') post: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    const typed = formValues(body);
    try {
      const writer = requireActiveMember(member);
      const text = { body: typed['body'], clientId: sameTextId(writer.id, post, JSON.stringify(typed)) };
      const written = await this.read(NewReply, text);
      const { id } = await this.replies.create(this.refs.transform(post), writer, written);
      void reply.redirect(`${discussionPath(post)}?reply=${id}#reply-${id}`, 303);
    } catch (error) {
      void sendPage(reply, replyFormWithErrors(post, typed, toApiError(error)));
    }
  }

  /** The form has the lesson as `course/lesson`; its own name is enough. */
  private async lessonOf({ lesson }: FormValues, writer: Member): Promise<string | null> {
    if (!lesson) return null;
    const name = lesson.slice(lesson.indexOf('/') + 1);
    return (await this.lessons.open(this.refs.transform(name), writer)).id;
  }

  private read<T extends object>(metatype: new () => T, value: object): Promise<T> {
    return this.validation.transform(value, { type: 'body', metatype }) as Promise<T>;
  }
}

const postOf = ({ title, body, kind, tags = '', groupId, ...more }: FormValues, { id }: Member) => ({
  title,
  body,
  kind,
  tags: tags.split(',').filter((tag) => tag.trim() !== ''),
  groupId: groupId || null,
  clientId: sameTextId(id, JSON.stringify({ title, body, groupId, ...more })),
});
