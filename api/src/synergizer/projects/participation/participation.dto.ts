import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { ClearableText } from '../../../core/validation/validation.js';
import type { RequestState } from './project-request.entity.js';

export class NewProjectRequest {
  @IsUUID('all', { message: 'Choose the part that you would like to take.' })
  roleId!: string;

  @ClearableText({ multiline: true, max: 500, message: 'At most 500 characters, please.' })
  message?: string | null;
}

export class RequestAnswer {
  @IsIn(['accepted', 'declined'], { message: 'Accept it or decline it.' })
  state!: 'accepted' | 'declined';
}

export class RequestReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) roleId!: string;
  state!: RequestState;
}

export class NewOwner {
  @IsUUID('all', { message: 'Choose who looks after it from now on.' })
  memberId!: string;
}
