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
import { NewProjectRequest } from '../projects/participation/participation.dto.js';
import { ParticipationService } from '../projects/participation/participation.service.js';
import { NewProject, ProjectChanges } from '../projects/projects.dto.js';
import { ProjectsService } from '../projects/projects.service.js';
import {
  editProjectPath,
  joinFormWithErrors,
  partsOf,
  projectFormWithErrors,
  projectPath,
  PROPOSE_PROJECT,
} from './synergizer-forms.pages.js';

/** Projects without JavaScript. Public, so that an
 * expired session returns the form with its input instead of a 401; the action itself requires a member.
 */
@Public()
@ApiExcludeController()
@Controller('projects')
export class ProjectFormsController {
  private readonly refs = new IdOrSlugPipe();

  constructor(
    private readonly projects: ProjectsService,
    private readonly participation: ParticipationService,
  ) {}

  /** A reload of a form with errors. */
  @Get()
  start(@Res() reply: FastifyReply): void {
    void reply.redirect(PROPOSE_PROJECT, 302);
  }

  @Get(':id/requests')
  project(@Param('id') id: string, @Res() reply: FastifyReply): void {
    void reply.redirect(projectPath(id), 302);
  }

  @Get(':id')
  edit(@Param('id') id: string, @Res() reply: FastifyReply): void {
    void reply.redirect(editProjectPath(id), 302);
  }

  @Post()
  @KeyedByContent()
  async propose(@Body() body: unknown, @CurrentUser() member: Member | null, @Res() reply: FastifyReply) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, writer) => {
        const project = await validBody(NewProject, projectOf(typed));
        const { slug } = await this.projects.propose(writer, project);
        return projectPath(slug);
      },
      (typed, error) => projectFormWithErrors(typed, error),
    );
  }

  @Post(':id')
  async change(
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, writer) => {
        const changes = await validBody(ProjectChanges, projectOf(typed));
        const { slug } = await this.projects.change(this.refs.transform(id), writer, changes);
        return projectPath(slug);
      },
      (typed, error) => projectFormWithErrors(typed, error, id),
    );
  }

  @Post(':id/requests')
  async join(
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentUser() member: Member | null,
    @Res() reply: FastifyReply,
  ) {
    return takeMemberForm(
      { body, member, reply },
      async (typed, writer) => {
        const { roleId, words = '' } = typed;
        const request = await validBody(NewProjectRequest, { roleId, words });
        await this.participation.ask(this.refs.transform(id), writer, request);
        return projectPath(id);
      },
      (typed, error) => joinFormWithErrors(id, typed, error),
    );
  }
}

const projectOf = (typed: FormValues) => ({
  title: typed['title'],
  purpose: typed['purpose'],
  topic: typed['topic'] || null,
  skills: (typed['skills'] ?? '').split(',').filter((skill) => skill.trim() !== ''),
  endsOn: typed['endsOn'] || null,
  roles: partsOf(typed).map(({ roleId, name, hours }) => ({
    ...(roleId && { id: roleId }),
    name,
    hoursPerWeek: Number(hours),
  })),
});
