import { ApiProperty } from '@nestjs/swagger';
import { IsObject, Matches, registerDecorator } from 'class-validator';

/** What it is a draft of; after the colon, the id of what it belongs to. */
const PLACE = /^[a-z]{1,20}(-[a-z]{1,20}){0,2}(:[0-9a-f-]{36})?$/;
const MAX_LENGTH = 60_000;

function IsShortEnough() {
  return (target: object, propertyName: string) =>
    registerDecorator({
      name: 'isShortEnough',
      target: target.constructor,
      propertyName,
      validator: {
        validate: (value: unknown) => JSON.stringify(value ?? null).length <= MAX_LENGTH,
        defaultMessage: () => 'This draft is too long to save.',
      },
    });
}

export class DraftPlace {
  @ApiProperty({
    pattern: PLACE.source,
    description: '`post`, `reply:{postId}`, `conversation:{id}`, `edit-reply:{id}`',
  })
  @Matches(PLACE)
  place!: string;
}

export class DraftRequest {
  /** Whatever the form holds */
  @IsObject()
  @IsShortEnough()
  content!: Record<string, unknown>;
}

export class DraftResponse {
  place!: string;
  content!: Record<string, unknown>;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}
