import { ApiProperty } from '@nestjs/swagger';
import { TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import type { GroupVisibility } from '../group.entity.js';

export class PendingGroup {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  about!: string;
  topic!: string;
  rules!: string[];
  questions!: string[];
  visibility!: GroupVisibility;
  owner!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class GroupReturn {
  @TrimmedText({
    multiline: true,
    max: 600,
    message: 'Describe what needs to change in up to 600 characters.',
  })
  reason!: string;
}
