import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

/** Who a preview is for. Members are enrolled where they may be. */
export const READERS = ['visitor', 'member', 'pro'] as const;
export type Reader = (typeof READERS)[number];

export class CoursePreviewQuery {
  @ApiPropertyOptional({ enum: READERS, default: 'pro' })
  @IsOptional()
  @IsIn(READERS, { message: 'Choose visitor, member or pro.' })
  as: Reader = 'pro';
}
