import { ApiProperty } from '@nestjs/swagger';

export class SignedDocumentResponse {
  @ApiProperty({ description: 'Names the key' }) keyId!: string;
  @ApiProperty({ description: 'The document as base64url JSON' }) payload!: string;
  @ApiProperty({ description: 'Ed25519 over the text of payload, base64url' }) signature!: string;
}
