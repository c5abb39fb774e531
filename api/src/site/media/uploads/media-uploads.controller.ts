import {
  Controller,
  Delete,
  Get,
  HttpCode,
  type OnModuleInit,
  Param,
  Patch,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AdminOnly, CurrentUser } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { ApiError } from '../../../core/errors/errors.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { drainRequest } from '../../../core/http/drain-request.js';
import { WithoutIdempotencyKey } from '../../../core/idempotency/idempotency.decorators.js';
import { UuidPipe } from '../../../core/validation/id-or-slug.pipe.js';
import { MediaUploadsService } from './media-uploads.service.js';
import { UPLOADS_PATH } from './tus.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route reads a part of a file by itself. */
    acceptsParts?: boolean;
  }
}

const PART = 'application/offset+octet-stream';
/** Clients send less at once: a part has the time that every request has. */
const MAX_PART_BYTES = 20 * 1024 * 1024;

const Resumable = () => ApiHeader({ name: 'Tus-Resumable', required: true, schema: { enum: ['1.0.0'] } });

/** Files in parts, which go on where they broke off, by the tus protocol: https://tus.io/protocols/resumable-upload */
@ApiTags('media')
@AdminOnly()
@WithoutIdempotencyKey()
@Controller(UPLOADS_PATH)
export class MediaUploadsController implements OnModuleInit {
  constructor(
    private readonly uploads: MediaUploadsService,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Hands a part to the route that wants one as it arrives; nowhere else is one accepted. */
  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addContentTypeParser(PART, (request, payload, done) => {
      if (request.routeOptions.config.acceptsParts) return done(null, payload);
      done(new ApiError(415, 'unsupported_media_type', 'Please send JSON.'));
    });
  }

  /** Begins an upload. Its address, for what follows, is in the header `Location`. */
  @Post()
  @HttpCode(201)
  @ApiCreatedResponse()
  @Resumable()
  @ApiHeader({ name: 'Upload-Length', required: true, description: 'Of the file, in bytes' })
  @ApiHeader({ name: 'Upload-Metadata', required: true, description: '`filename`, and its name in Base64' })
  @ApiErrors({
    400: '`empty_file`, `no_file_name`, or not as the protocol wants it',
    413: '`file_too_large`, `media_full`',
  })
  async create(
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const id = await this.uploads.create(request, member);
    sendHeaders(reply, { location: `${UPLOADS_PATH}/${id}` });
  }

  /** How much of the file is there, in the header `Upload-Offset`; clients ask with HEAD. */
  @Get(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Resumable()
  @ApiErrors({
    413: '`file_too_large`',
    415: '`wrong_kind_of_file`',
    422: '`picture_damaged`',
    423: '`upload_locked`',
  })
  async progress(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { received, size } = await this.uploads.progress(request, id, member);
    sendHeaders(reply, { 'upload-offset': received, 'upload-length': size });
  }

  /** Takes the next part. A file of another kind than the library has is refused with its first one. */
  @Patch(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @RouteConfig({ acceptsParts: true, maxFileBytes: MAX_PART_BYTES })
  @Resumable()
  @ApiHeader({ name: 'Upload-Offset', required: true, description: 'Where the part begins' })
  @ApiConsumes(PART)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors({
    409: '`wrong_offset`',
    413: '`file_too_large`, `too_many_pixels`',
    415: '`wrong_kind_of_file`, `not_a_picture`',
    422: '`picture_damaged`',
    423: '`upload_locked`',
  })
  async receive(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    try {
      sendHeaders(reply, { 'upload-offset': await this.uploads.receive(request, id, member) });
    } catch (error) {
      if (!(await drainRequest(request.raw))) reply.header('connection', 'close');
      throw error;
    }
  }

  /** Ends an upload and forgets what came of it. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async cancel(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() member: Member,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.uploads.cancel(id, member);
    sendHeaders(reply, {});
  }
}

const sendHeaders = (reply: FastifyReply, headers: Record<string, string | number>): void =>
  void reply.headers({ 'tus-resumable': '1.0.0', ...headers });
