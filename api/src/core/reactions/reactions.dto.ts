import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsIn } from 'class-validator';

export const REACTION_KINDS = ['like', 'thanks', 'insight'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** How many reacted in one way. */
export class Reactions {
  kind!: ReactionKind;
  @ApiProperty({ type: 'integer' }) count!: number;
  mine!: boolean;
}

export class ReactionPath {
  @Allow()
  id!: string;

  @IsIn(REACTION_KINDS)
  kind!: ReactionKind;
}
