import { PickType } from '@nestjs/swagger';
import { IsOptional, Matches, ValidateIf } from 'class-validator';
import { WebAddress } from '../../../../core/validation/validation.js';
import { NewGroup } from '../../../../groups/editing/group-editing.dto.js';
import { NewGroupLink } from '../../../../groups/resources/group-resources.dto.js';
import { Ago, Key, Keys } from './fields.js';

export class SeedGroup extends PickType(NewGroup, [
  'name',
  'summary',
  'privacy',
  'topic',
  'rules',
  'rulesRequired',
]) {
  @Key()
  slug!: string;

  override topic = '';
  override rules: string[] = [];
  override rulesRequired = false;

  @Key()
  owner!: string;

  /** Without the owner. */
  @Keys()
  members!: string[];
}

/** A link, or a file of `media`. */
export class SeedResource extends PickType(NewGroupLink, ['title']) {
  @Key()
  group!: string;

  @Key()
  addedBy!: string;

  @Ago()
  daysAgo!: number;

  @ValidateIf(({ file }: SeedResource) => file === undefined)
  @WebAddress({ max: 600, protocols: ['https'], message: 'Write the whole address, with https://' })
  url?: string;

  @IsOptional()
  @Matches(/^[a-z0-9-]+\.[a-z0-9]+$/, { message: 'Name a file of media.' })
  file?: string;
}
