import { ApiProperty } from '@nestjs/swagger';

export class NoticeLink {
  @ApiProperty({ example: '/account/membership' }) to!: string;
  label!: string;
}

export class NoticeAction {
  label!: string;
  method!: 'DELETE' | 'POST';
  @ApiProperty({ example: '/api/my/deletion' }) path!: string;
  /** Said when it has failed */ failure!: string;
}

/** Said on every page of a member. `{date}` in its headline and text is the day of `at`. */
export class Notice {
  /** Names it for assistive technology */
  @ApiProperty({ example: 'Your membership' }) label!: string;

  headline!: string;

  text!: string;

  @ApiProperty({ format: 'date-time' }) at!: string | null;

  /** Follows the text */ link!: NoticeLink;

  /** Follows the link */ rest?: string;

  action?: NoticeAction;
}
