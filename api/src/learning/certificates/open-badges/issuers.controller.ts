import { Controller, Get, Header, Param, ParseIntPipe } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import { OpenBadgesService } from './open-badges.service.js';

const JSON_LD = 'application/ld+json; charset=utf-8';
const FIVE_MINUTES = 'public, max-age=300';

/** Who issues certificates, for anyone who checks one. */
@ApiTags('certificates')
@Public()
@Controller('api/issuers/futurelab')
export class IssuersController {
  constructor(private readonly badges: OpenBadgesService) {}

  /** The issuer's Open Badges profile. */
  @Get()
  @Header('content-type', JSON_LD)
  @Header('cache-control', FIVE_MINUTES)
  @Header('access-control-allow-origin', '*')
  @ApiProduces('application/ld+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  profile(): string {
    return JSON.stringify(this.badges.profile());
  }

  /** The document of its did:web, with the keys that signatures are checked with. */
  @Get('did.json')
  @Header('content-type', JSON_LD)
  @Header('cache-control', FIVE_MINUTES)
  @Header('access-control-allow-origin', '*')
  @ApiProduces('application/ld+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  @ApiErrors({ 404: 'Nothing is signed here' })
  async didDocument(): Promise<string> {
    return JSON.stringify(await this.badges.didDocument());
  }

  /** A signed list of certificates that no longer hold (a Bitstring Status List). */
  @Get('status-lists/:number')
  @Header('content-type', JSON_LD)
  @Header('cache-control', FIVE_MINUTES)
  @Header('access-control-allow-origin', '*')
  @ApiProduces('application/ld+json')
  @ApiOkResponse({ schema: { type: 'object' } })
  async statusList(@Param('number', ParseIntPipe) number: number): Promise<string> {
    return JSON.stringify(await this.badges.statusList(number));
  }
}
