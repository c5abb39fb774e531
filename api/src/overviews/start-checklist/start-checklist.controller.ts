import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../core/access/access.js';
import { StartChecklist } from './start-checklist.dto.js';
import { StartChecklistService } from './start-checklist.service.js';

@ApiTags('settings')
@AdminOnly()
@Controller('api/admin/start-checklist')
export class StartChecklistController {
  constructor(private readonly checklist: StartChecklistService) {}

  @Get()
  @ApiOkResponse({ type: StartChecklist })
  read(): Promise<StartChecklist> {
    return this.checklist.read();
  }
}
