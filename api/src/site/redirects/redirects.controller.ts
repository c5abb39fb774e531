import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { ActReason } from '../../core/audit/reason.dto.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import { RedirectBody, RedirectEntry } from './redirects.dto.js';
import { RedirectsService } from './redirects.service.js';

const CONFLICTS = '`from_exists`, `from_taken`, `loop`, `chain`';

@ApiTags('administration')
@AdminOnly()
@Controller('api/admin/redirects')
export class RedirectsController {
  constructor(private readonly redirects: RedirectsService) {}

  /** All of them, by the path that leads on. */
  @Get()
  @JsonResponse(RedirectEntry, { isArray: true })
  list(): Promise<string> {
    return this.redirects.list();
  }

  /** Visitors and members are led on within seconds, for as long as there is no page. */
  @Post()
  @JsonResponse(RedirectEntry)
  @ApiCreatedResponse({ type: RedirectEntry })
  @ApiErrors({ 409: `${CONFLICTS}, \`too_many\`` })
  create(@Body() redirect: RedirectBody, @CurrentUser() actor: Member): Promise<string> {
    return this.redirects.create(redirect, actor);
  }

  @Put(':id')
  @JsonResponse(RedirectEntry)
  @ApiErrors({ 409: CONFLICTS })
  replace(
    @Param('id', UuidPipe) id: string,
    @Body() redirect: RedirectBody,
    @CurrentUser() actor: Member,
  ): Promise<string> {
    return this.redirects.replace(id, redirect, actor);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: ActReason,
    @CurrentUser() actor: Member,
  ): Promise<void> {
    return this.redirects.remove(id, reason, actor);
  }
}
