import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsIn, ValidateNested } from 'class-validator';
import { ClearableText } from '../../../../core/validation/validation.js';
import { NewExchange, NewHelper } from '../../../../synergizer/exchanges/exchanges.dto.js';
import { PROJECT_STAGES, type ProjectStage } from '../../../../synergizer/projects/project-stages.js';
import {
  NewProject,
  NewProjectRole,
  NewProjectUpdate,
} from '../../../../synergizer/projects/projects.dto.js';
import { Ago, Days, Key, OptionalKey } from './fields.js';

class SeedRole extends PickType(NewProjectRole, ['name', 'hoursPerWeek']) {
  @OptionalKey()
  takenBy?: string;
}

class SeedUpdate extends PickType(NewProjectUpdate, ['text']) {
  @Key()
  by!: string;

  @Ago()
  daysAgo!: number;
}

export class SeedProject extends PickType(NewProject, ['title', 'purpose', 'topic', 'skills']) {
  @Key()
  slug!: string;

  override skills: string[] = [];

  @IsIn(PROJECT_STAGES)
  stage!: ProjectStage;

  @Ago()
  daysAgo!: number;

  @Days()
  endsInDays!: number;

  @ClearableText({ max: 5_000, multiline: true })
  result?: string | null;

  @Key()
  owner!: string;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => SeedRole)
  roles!: SeedRole[];

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => SeedUpdate)
  updates: SeedUpdate[] = [];

  /** Where they meet next, and where it is talked about. */
  @OptionalKey()
  nextEvent?: string;

  @OptionalKey()
  discussion?: string;
}

class SeedHelper extends PickType(NewHelper, ['message']) {
  @Key()
  person!: string;
}

const WRITTEN = ['kind', 'title', 'body', 'topic', 'skills', 'hours'] as const;

export class SeedExchange extends PickType(NewExchange, WRITTEN) {
  @Key()
  slug!: string;

  override skills: string[] = [];

  @IsIn(['open', 'agreed', 'done'])
  state!: 'open' | 'agreed' | 'done';

  @Ago()
  daysAgo!: number;

  @Days()
  untilInDays!: number;

  @Key()
  owner!: string;

  /** The first is the one who was chosen, where one was. */
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => SeedHelper)
  helpers: SeedHelper[] = [];

  @ClearableText({ max: 500, multiline: true })
  ownerThanks?: string | null;

  @ClearableText({ max: 500, multiline: true })
  helperThanks?: string | null;
}
