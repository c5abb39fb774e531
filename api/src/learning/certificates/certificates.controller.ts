import { Controller, Delete, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { UuidPipe } from '../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../core/access/member.js';
import { CertificateResponse } from './certificates.dto.js';
import { CertificatesService } from './certificates.service.js';

@ApiTags('certificates')
@Controller('api')
export class CertificatesController {
  constructor(private readonly certificates: CertificatesService) {}

  /** The caller's certificates, one for each finished course. */
  @Get('my/certificates')
  @MembersOnly()
  @ApiOkResponse({ type: CertificateResponse, isArray: true })
  list(@CurrentUser() member: Member): Promise<CertificateResponse[]> {
    return this.certificates.listOf(member);
  }

  /** Issues it again with the name that the caller's profile has now; who has the old link is led to the new one. */
  @Post('my/certificates/:id/reissue')
  @MembersOnly()
  @ApiCreatedResponse({ type: CertificateResponse })
  @ApiErrors(429)
  reissue(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<CertificateResponse> {
    return this.certificates.reissue(member, id);
  }

  /** Revokes it, and every earlier version. */
  @Delete('my/certificates/:id')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  revoke(@Param('id', UuidPipe) id: string, @CurrentUser() member: Member): Promise<void> {
    return this.certificates.revoke(member, id);
  }

  /** Whether a certificate holds, for anyone who has its link. */
  @Get('certificates/:id')
  @Public()
  @ApiOkResponse({ type: CertificateResponse })
  find(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() viewer: Member | null,
  ): Promise<CertificateResponse> {
    return this.certificates.find(id, viewer);
  }

  /** The certificate as a signed Open Badges 3.0 credential. */
  @Get('certificates/:id/credential')
  @Public()
  @Header('content-type', 'application/ld+json; charset=utf-8')
  @Header('access-control-allow-origin', '*')
  @ApiProduces('application/ld+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  @ApiErrors({ 404: 'It does not hold' })
  async credential(@Param('id', UuidPipe) id: string): Promise<string> {
    return JSON.stringify(await this.certificates.credential(id));
  }

  @Get('certificates/:id/pdf')
  @Public()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({ 404: 'It does not hold' })
  async pdf(@Param('id', UuidPipe) id: string, @Res() reply: FastifyReply): Promise<void> {
    const { bytes, fileName } = await this.certificates.pdf(id);
    void reply
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .type('application/pdf')
      .send(bytes);
  }
}
