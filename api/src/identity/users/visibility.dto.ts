import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import {
  type Audience,
  AUDIENCES,
  type ProfileField,
  type VisibilitySettings,
} from '../../core/visibility/profile-fields.js';

/** Who sees what of a profile. Name, picture and role are seen by every member. */
@ApiSchema({ name: 'ProfileVisibility' })
export class ProfileVisibility implements Record<ProfileField, Audience> {
  email!: Audience;
  location!: Audience;
  timeZone!: Audience;
  bio!: Audience;
  links!: Audience;
  skills!: Audience;
  helpsWith!: Audience;
  lookingFor!: Audience;
  interests!: Audience;
  groups!: Audience;
  /** Courses in progress too */ finishedCourses!: Audience;
  achievements!: Audience;
  /** `public`: visitors may meet them on the members page, by first name, role and picture */ membersPage!: Audience;
}

const OptionalAudience = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: AUDIENCES }),
    IsOptional(),
    IsIn(AUDIENCES, { message: 'Choose who can see this.' }),
  );

@ApiSchema({ name: 'ProfileVisibilityChanges' })
export class ProfileVisibilityChanges implements VisibilitySettings {
  @OptionalAudience() email?: Audience;
  @OptionalAudience() location?: Audience;
  @OptionalAudience() timeZone?: Audience;
  @OptionalAudience() bio?: Audience;
  @OptionalAudience() links?: Audience;
  @OptionalAudience() skills?: Audience;
  @OptionalAudience() helpsWith?: Audience;
  @OptionalAudience() lookingFor?: Audience;
  @OptionalAudience() interests?: Audience;
  @OptionalAudience() groups?: Audience;
  @OptionalAudience() finishedCourses?: Audience;
  @OptionalAudience() achievements?: Audience;
  @OptionalAudience() membersPage?: Audience;
}
