import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Public } from '../../core/access/access.js';
import { IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { validBody } from '../../core/validation/validation.js';
import { KeyedByContent } from '../../core/idempotency/idempotency.decorators.js';
import type { FormValues } from '../../core/html/form.js';
import { takeMemberForm } from '../../core/html/member-form.js';
import type { Member } from '../../core/access/member.js';
import { JoinBody } from '../members/group-members.dto.js';
import { GroupMembershipsService } from '../memberships.service.js';
import { NewGroup } from '../editing/group-editing.dto.js';
import { GroupEditingService } from '../editing/group-editing.service.js';
import { groupFormWithErrors, groupPath, membershipError, NEW_GROUP } from './group-forms.pages.js';

/**
 * Founding, joining, asking and leaving without JavaScript. Public, so that an
 * expired session returns the form with its input instead of a 401; the action itself requires a member.
 */
@Public()
@ApiExcludeController()
@Controller('api/group-forms')
export class GroupFormsController {
  private readonly refs = new IdOrSlugPipe();

  constructor(
    private readonly writing: GroupEditingService,
    private readonly memberships: GroupMembershipsService,
  ) {}

  /** A reload of a form with errors. */
  @Get()
  start(@Res() reply: FastifyReply): void {
    void reply.redirect(NEW_GROUP, 302);
  }

  @Get(':id/membership')
  group(@Param('id') group: string, @Res() reply: FastifyReply): void {
    void reply.redirect(groupPath(group), 302);
  }

  @Post()
  @KeyedByContent()
  async found(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, founder) => {
        const group = await validBody(NewGroup, groupOf(typed));
        const { slug } = await this.writing.create(founder, group);
        return groupPath(slug);
      },
      groupFormWithErrors,
    );
  }

  @Post(':id/membership')
  async membership(
    @Param('id') group: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, who) => {
        const ref = this.refs.transform(group);
        if (typed['act'] === 'leave') await this.memberships.leave(who, ref);
        else {
          const { answers } = await validBody(JoinBody, { answers: answersOf(typed) });
          await this.memberships.join(who, ref, answers);
        }
        return groupPath(group);
      },
      (typed, error) => membershipError(group, typed, error),
    );
  }
}

const groupOf = ({ name, summary, privacy, topic = '', rules = '', questions = '' }: FormValues) => ({
  ...{ name, summary, privacy, topic, rules },
  questions: [...new Set(questions.split('\n').map((line) => line.trim()))].filter(Boolean),
});

/** In the order of the questions: `answer-0`, `answer-1`, … */
const answersOf = (typed: FormValues): string[] =>
  Object.keys(typed)
    .filter((name) => /^answer-\d$/.test(name))
    .sort()
    .map((name) => typed[name]!);
