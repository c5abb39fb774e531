import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { ActReason } from '../../../core/audit/reason.dto.js';

export class MemberErasureRequest extends ActReason {
  /** Now, instead of in 14 days */
  @ApiPropertyOptional({ default: false })
  @IsOptional()
  @IsBoolean({ message: 'Choose whether to erase it now.' })
  isImmediate?: boolean;

  /** Discussions, replies and messages go too, instead of staying without a name */
  @ApiPropertyOptional({ default: false })
  @IsOptional()
  @IsBoolean({ message: 'Choose whether to delete their posts too.' })
  removesWriting?: boolean;
}
