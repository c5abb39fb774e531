import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, ModeratorsOnly } from '../../core/access/access.js';
import type { Member } from '../../core/access/member.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { AdministrationOverview } from './administration.dto.js';
import { AdministrationService } from './administration.service.js';

@ApiTags('administration')
@ModeratorsOnly()
@Controller('api/admin/overview')
export class AdministrationController {
  constructor(private readonly administration: AdministrationService) {}

  /** The areas that are open to the caller, and what waits there for a person. */
  @Get()
  @JsonResponse(AdministrationOverview)
  find(@CurrentUser() viewer: Member) {
    return this.administration.overview(viewer);
  }
}
