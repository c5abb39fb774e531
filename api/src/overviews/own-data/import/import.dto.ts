import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

export class ArchiveForm {
  /** The archive as it was downloaded, at most 30 MB */
  @ApiProperty({ type: 'string', format: 'binary' }) file!: unknown;
}

export class ImportQuery {
  /** Says what would come in, and changes nothing */
  @ApiPropertyOptional({ type: Boolean })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'Choose true or false.' })
  preview = false;
}

@ApiSchema({ name: 'ImportedSection' })
export class ImportedSection {
  @ApiProperty({ example: 'notes' }) name!: string;
  @ApiProperty({ example: 'Notes' }) label!: string;
  /** How many the archive holds */ @ApiProperty({ type: 'integer' }) found!: number;
  /** How many are new or newer than what is here */ @ApiProperty({ type: 'integer' }) added!: number;
  /** How many belong to what is not here any more */ @ApiProperty({ type: 'integer' }) missing!: number;
}

@ApiSchema({ name: 'DataImport' })
export class DataImportResult {
  /** Nothing was changed */ preview!: boolean;
  @ApiProperty({ format: 'date-time' }) exportedAt!: string;
  /** It was brought in here before */ isRepeated!: boolean;
  sections!: ImportedSection[];
}
