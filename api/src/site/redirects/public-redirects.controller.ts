import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../core/access/access.js';
import { JsonResponse } from '../../core/http/json-response.js';
import { PublicRedirect } from './redirects.dto.js';
import { RedirectsService } from './redirects.service.js';

@ApiTags('settings')
@Public()
@Controller('api/site/redirects')
export class PublicRedirectsController {
  constructor(private readonly redirects: RedirectsService) {}

  /** For the servers of pages, which ask every few seconds. */
  @Get()
  @JsonResponse(PublicRedirect, { isArray: true })
  read(): Promise<string> {
    return this.redirects.readPublic();
  }
}
