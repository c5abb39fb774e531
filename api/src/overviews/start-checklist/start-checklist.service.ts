import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import type { StartChecklist } from './start-checklist.dto.js';
import { startedWith } from './start-checklist.queries.js';

type Stored = Pick<StartChecklist, 'mail' | 'course' | 'event'>;

declare module '../../core/config/config.js' {
  interface Config {
    /** What an operator has switched off, as opposed to what has not been set up yet. */
    readonly decided: { readonly providers: boolean; readonly payments: boolean };
  }
}

@Injectable()
export class StartChecklistService {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(): Promise<StartChecklist> {
    const { mail, course, event } = (await this.database.one<Stored>(startedWith))!;
    const { developmentMailbox, developmentIdentity, oidcProviders, billing, decided } = this.config;
    return {
      mail: mail || developmentMailbox,
      signIn: oidcProviders.length > 0 || developmentIdentity || decided.providers,
      payments: billing.kind !== 'off' || decided.payments,
      course,
      event,
    };
  }
}
