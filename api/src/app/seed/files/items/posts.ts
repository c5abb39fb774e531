import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsObject, IsOptional, Min, ValidateNested } from 'class-validator';
import { NewMessage } from '../../../../people/conversations/messages/messages.dto.js';
import { POST_KINDS, type PostKind } from '../../../../discussions/posts/post.entity.js';
import { NewPoll } from '../../../../discussions/posts/polls/polls.dto.js';
import { NewPost, NewReply } from '../../../../discussions/posts/posts.dto.js';
import { Ago, Days, Key, Keys, OptionalKey } from './fields.js';

class SeedReply extends PickType(NewReply, ['body']) {
  @Key()
  author!: string;

  @Ago()
  hoursAgo!: number;

  /** The accepted answer to a question. */
  @IsOptional()
  @IsBoolean()
  accepted?: boolean;
}

export class SeedPoll extends PickType(NewPoll, ['options', 'allowsSeveral']) {
  /** How many people chose each option. */
  @IsArray()
  @IsInt({ each: true })
  @Min(0, { each: true })
  votes!: number[];

  /** Without it, it stays open. */
  @IsOptional()
  @Days()
  endsInDays?: number;
}

export class SeedPost extends PickType(NewPost, ['title', 'body', 'tags']) {
  @Key()
  key!: string;

  @IsIn(POST_KINDS)
  kind!: PostKind;

  override tags: string[] = [];

  @Key()
  author!: string;

  @OptionalKey()
  group?: string;

  /** What a post of kind `lesson` talks about. */
  @OptionalKey()
  lesson?: string;

  /** What a post of kind `event` talks about. */
  @OptionalKey()
  event?: string;

  @Ago()
  hoursAgo!: number;

  /** How many people react to it. */
  @IsInt()
  @Min(0)
  reactions!: number;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => SeedPoll)
  poll?: SeedPoll;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => SeedReply)
  replies: SeedReply[] = [];
}

class SeedMessage extends PickType(NewMessage, ['text']) {
  @Key()
  author!: string;

  @Ago()
  hoursAgo!: number;
}

export class SeedConversation {
  @Key()
  key!: string;

  /** The one who began first. */
  @Keys()
  members!: string[];

  /** To whom it is a request. */
  @Keys()
  requestTo: string[] = [];

  /** How many of the last messages a member has not read. */
  @IsObject()
  unread: Record<string, number> = {};

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => SeedMessage)
  messages!: SeedMessage[];
}
