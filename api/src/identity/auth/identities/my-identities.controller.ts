import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  MembersOnly,
  OpenToSuspended,
  RecentlyAuthenticated,
} from '../../../core/access/access.js';
import { ApiErrors } from '../../../core/http/api-errors.js';
import type { Member } from '../../../core/access/member.js';
import { MyIdentity } from './my-identities.dto.js';
import { MyIdentitiesService } from './my-identities.service.js';

@ApiTags('sessions')
@MembersOnly()
@Controller('api/my/identities')
export class MyIdentitiesController {
  constructor(private readonly identities: MyIdentitiesService) {}

  @Get()
  @ApiOkResponse({ type: MyIdentity, isArray: true })
  list(@CurrentUser() { id }: Member): Promise<MyIdentity[]> {
    return this.identities.list(id);
  }

  @RecentlyAuthenticated()
  @OpenToSuspended()
  @Delete(':provider')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors({ 409: 'Nothing else would open the account' })
  remove(@Param('provider') provider: string, @CurrentUser() { id }: Member): Promise<void> {
    return this.identities.remove(id, provider);
  }
}
