import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

export class ArchiveForm {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'The archive as it was downloaded, at most 30 MB',
  })
  file!: unknown;
}

export class ImportQuery {
  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Says what would come in, and changes nothing',
  })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'Choose true or false.' })
  preview = false;
}

@ApiSchema({ name: 'ImportedSection' })
export class ImportedSection {
  @ApiProperty({ example: 'notes' }) name!: string;
  @ApiProperty({ example: 'Notes' }) label!: string;
  @ApiProperty({ type: 'integer', description: 'How many the archive holds' }) found!: number;
  @ApiProperty({ type: 'integer', description: 'How many are new or newer than what is here' })
  added!: number;
  @ApiProperty({ type: 'integer', description: 'How many belong to what is not here any more' })
  missing!: number;
}

@ApiSchema({ name: 'DataImport' })
export class DataImportResult {
  @ApiProperty({ description: 'Nothing was changed' }) preview!: boolean;
  @ApiProperty({ format: 'date-time' }) exportedAt!: string;
  @ApiProperty({ description: 'It was brought in here before' }) isRepeated!: boolean;
  @ApiProperty({ type: [ImportedSection] }) sections!: ImportedSection[];
}
