import { Injectable } from '@nestjs/common';
import type { Member } from '../../core/access/member.js';
import { Database } from '../../core/database/database.js';
import { StartChecklistService } from '../start-checklist/start-checklist.service.js';
import { administrationOverview } from './administration.queries.js';

@Injectable()
export class AdministrationService {
  constructor(
    private readonly database: Database,
    private readonly checklist: StartChecklistService,
  ) {}

  async overview(viewer: Member): Promise<string> {
    const setup = viewer.isAdmin ? await this.checklist.read() : null;
    return (await this.database.json(administrationOverview(viewer, setup)))!;
  }
}
