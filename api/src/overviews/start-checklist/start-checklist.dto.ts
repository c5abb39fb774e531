import { ApiProperty } from '@nestjs/swagger';

/** What a new site still needs: each is true once it is done. */
export class StartChecklist {
  @ApiProperty({ description: 'A mail has left the site, or mail is kept for development' })
  mail!: boolean;

  @ApiProperty({
    description: 'There is a way to sign in besides mail, or it was decided that there is none',
  })
  signIn!: boolean;

  @ApiProperty({ description: 'The membership can be bought, or it was decided that nothing is sold' })
  payments!: boolean;

  @ApiProperty({ description: 'A course is published' })
  course!: boolean;

  @ApiProperty({ description: 'An event has been planned' })
  event!: boolean;
}
