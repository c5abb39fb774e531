import { ApiProperty } from '@nestjs/swagger';
import { MemberSummary, SuggestedMember } from '../members/members.dto.js';

export class FriendshipResponse {
  state!: 'requested' | 'friends';
}

export class FriendEntry extends MemberSummary {
  /** Since when they are friends, or when it was asked */
  @ApiProperty({ format: 'date-time' }) since!: string;
}

export class FriendCounts {
  @ApiProperty({ type: 'integer' }) friends!: number;
  @ApiProperty({ type: 'integer' }) received!: number;
  @ApiProperty({ type: 'integer' }) sent!: number;
}

/** The latest hundred of each; all friends are in the directory (`?friends=true`). */
export class FriendsResponse {
  friends!: FriendEntry[];
  received!: FriendEntry[];
  sent!: FriendEntry[];
  counts!: FriendCounts;
  suggestions!: SuggestedMember[];
}
