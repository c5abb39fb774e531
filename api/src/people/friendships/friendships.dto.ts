import { ApiProperty } from '@nestjs/swagger';
import { MemberSummary, SuggestedMember } from '../members/members.dto.js';

export class FriendshipResponse {
  @ApiProperty({ enum: ['requested', 'friends'] }) state!: 'requested' | 'friends';
}

export class FriendEntry extends MemberSummary {
  @ApiProperty({ format: 'date-time', description: 'Since when they are friends, or when it was asked' })
  since!: string;
}

export class FriendCounts {
  @ApiProperty({ type: 'integer' }) friends!: number;
  @ApiProperty({ type: 'integer' }) received!: number;
  @ApiProperty({ type: 'integer' }) sent!: number;
}

/** The latest hundred of each; all friends are in the directory (`?friends=true`). */
export class FriendsResponse {
  @ApiProperty({ type: [FriendEntry] }) friends!: FriendEntry[];
  @ApiProperty({ type: [FriendEntry] }) received!: FriendEntry[];
  @ApiProperty({ type: [FriendEntry] }) sent!: FriendEntry[];
  @ApiProperty({ type: FriendCounts }) counts!: FriendCounts;
  @ApiProperty({ type: [SuggestedMember] }) suggestions!: SuggestedMember[];
}
