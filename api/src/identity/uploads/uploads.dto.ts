import { ApiProperty } from '@nestjs/swagger';
import { type Picture, type PictureFormat, pictureUrl, widthsOf } from '#platform/pictures';

const FORMATS = ['webp', 'avif'] as const satisfies readonly PictureFormat[];

export class NewUpload {
  /** JPEG, PNG, WebP, AVIF or GIF of at most 10 MB */
  @ApiProperty({ type: 'string', format: 'binary' }) file!: unknown;
}

export class PictureVariant {
  url!: string;
  @ApiProperty({ type: 'integer' }) width!: number;
  format!: PictureFormat;
}

export class UploadResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** The largest one, for use in Markdown */ url!: string;
  @ApiProperty({ type: 'integer' }) width!: number;
  @ApiProperty({ type: 'integer' }) height!: number;
  variants!: PictureVariant[];
}

export const uploadResponse = (picture: Picture): UploadResponse => ({
  ...picture,
  url: pictureUrl(picture),
  variants: widthsOf(picture).flatMap((width) =>
    FORMATS.map((format) => ({ url: pictureUrl(picture, width, format), width, format })),
  ),
});
