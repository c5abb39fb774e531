import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { ClearableText } from '../../../core/validation/validation.js';
import type { RequestState } from './project-request.entity.js';

export class NewProjectRequest {
  @IsUUID('all', { message: 'Choose a role.' })
  roleId!: string;

  @ClearableText({ multiline: true, max: 500, message: 'Use up to 500 characters.' })
  message?: string | null;
}

export class RequestAnswer {
  @IsIn(['accepted', 'declined'], { message: 'Accept or decline the request.' })
  state!: 'accepted' | 'declined';
}

export class RequestReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) roleId!: string;
  state!: RequestState;
}

export class NewOwner {
  @IsUUID('all', { message: 'Choose who will lead it.' })
  memberId!: string;
}
