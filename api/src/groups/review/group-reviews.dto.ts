import { ApiProperty } from '@nestjs/swagger';
import { TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { GROUP_VISIBILITIES, type GroupVisibility } from '../group.entity.js';

export class PendingGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() about!: string;
  @ApiProperty() topic!: string;
  @ApiProperty({ description: 'Markdown' }) rules!: string;
  @ApiProperty({ type: [String] }) questions!: string[];
  @ApiProperty({ enum: GROUP_VISIBILITIES }) visibility!: GroupVisibility;
  @ApiProperty({ type: AuthorSummary, nullable: true }) owner!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class GroupReturn {
  @TrimmedText({ multiline: true, max: 600, words: 'Say in up to 600 characters what has to change.' })
  reason!: string;
}
