import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientRequest } from './client-request.entity.js';
import { ClientRequestsService } from './client-requests.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ClientRequest])],
  providers: [ClientRequestsService],
  exports: [ClientRequestsService],
})
export class ClientRequestsModule {}
