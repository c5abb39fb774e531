import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../common/access.js';
import { BatchedAnswer, BatchQuery } from './batch.dto.js';
import { BatchService } from './batch.service.js';

@ApiTags('batch')
@Controller('api/batch')
export class BatchController {
  constructor(private readonly batch: BatchService) {}

  /** Several reads of one caller in one round trip, each answered as if it had been asked alone. */
  @Get()
  @Public()
  @ApiOkResponse({ type: [BatchedAnswer], description: 'In the order of the reads' })
  read(@Query() { read }: BatchQuery, @Req() request: FastifyRequest): Promise<BatchedAnswer[]> {
    return this.batch.read(request, read);
  }
}
