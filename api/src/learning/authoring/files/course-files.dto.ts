import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';

export class CourseImportRequest {
  /** A course that was exported as a file */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: 'Choose a course that was exported as a file.' })
  file!: object;
}

export class ImportedCourse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** Names of the files that are not in the media library */ missing!: string[];
}
