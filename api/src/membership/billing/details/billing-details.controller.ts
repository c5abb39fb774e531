import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly } from '../../../core/access/access.js';
import type { Member } from '../../../core/access/member.js';
import { BillingDetailsBody } from './billing-details.dto.js';
import { BillingDetailsService } from './billing-details.service.js';

@ApiTags('membership')
@MembersOnly()
@Controller('api/my/billing-details')
export class BillingDetailsController {
  constructor(private readonly details: BillingDetailsService) {}

  /** Whom the caller’s receipts are made out to. */
  @Get()
  @ApiOkResponse({ type: BillingDetailsBody })
  read(@CurrentUser() { id }: Member): Promise<BillingDetailsBody> {
    return this.details.of(id);
  }

  @Put()
  @ApiOkResponse({ type: BillingDetailsBody })
  write(@Body() details: BillingDetailsBody, @CurrentUser() { id }: Member): Promise<BillingDetailsBody> {
    return this.details.write(id, details);
  }
}
