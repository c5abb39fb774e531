import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../core/access/access.js';
import { PricesService } from '../sync/prices.service.js';
import { ProPrices } from './membership.dto.js';

@ApiTags('membership')
@Public()
@Controller('api/prices')
export class PricesController {
  constructor(private readonly prices: PricesService) {}

  /** What Pro costs. */
  @Get()
  @ApiOkResponse({ type: ProPrices })
  read(): Promise<ProPrices> {
    return this.prices.read();
  }
}
