import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ActReason } from '../../../core/audit/reason.dto.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import {
  LearningPathChange,
  NewLearningPath,
  PathCourseChoice,
  StaffLearningPath,
} from './staff-paths.dto.js';
import { StaffPathsService } from './staff-paths.service.js';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin/learning-paths')
export class StaffPathsController {
  constructor(private readonly paths: StaffPathsService) {}

  /** Every path, also those that are not public. */
  @Get()
  @ApiOkResponse({ type: [StaffLearningPath] })
  list(): Promise<StaffLearningPath[]> {
    return this.paths.list();
  }

  /** Begins a path beside the three tracks; it is not public yet. */
  @Post()
  @ApiCreatedResponse({ type: StaffLearningPath })
  create(@Body() path: NewLearningPath, @CurrentUser() actor: Member): Promise<StaffLearningPath> {
    return this.paths.create(path, actor);
  }

  @Get(':id')
  @ApiOkResponse({ type: StaffLearningPath })
  @ApiErrors(404)
  find(@Param('id') id: string): Promise<StaffLearningPath> {
    return this.paths.find(id);
  }

  /** The published courses that are not on it. */
  @Get(':id/course-choices')
  @ApiOkResponse({ type: [PathCourseChoice] })
  @ApiErrors(404)
  choices(@Param('id') id: string): Promise<PathCourseChoice[]> {
    return this.paths.choices(id);
  }

  /** Replaces its texts and its courses; its members stay on it, and keep their progress. */
  @Put(':id')
  @ApiOkResponse({ type: StaffLearningPath })
  @ApiErrors({ 404: 'No such path', 409: '`stale_path`' })
  change(
    @Param('id') id: string,
    @Body() change: LearningPathChange,
    @CurrentUser() actor: Member,
  ): Promise<StaffLearningPath> {
    return this.paths.change(id, change, actor);
  }

  /** Offers it to everybody. */
  @Put(':id/publication')
  @ApiOkResponse({ type: StaffLearningPath })
  @ApiErrors({ 404: 'No such path', 409: '`empty_path`' })
  publish(
    @Param('id') id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<StaffLearningPath> {
    return this.paths.offer(id, true, reason, actor);
  }

  /** Takes it out of what is offered; its members keep it. */
  @Delete(':id/publication')
  @ApiOkResponse({ type: StaffLearningPath })
  @ApiErrors({ 404: 'No such path', 409: '`track_path`' })
  withdraw(
    @Param('id') id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<StaffLearningPath> {
    return this.paths.offer(id, false, reason, actor);
  }
}
