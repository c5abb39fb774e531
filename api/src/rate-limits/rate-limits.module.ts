import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimit } from './rate-limit.entity.js';
import { RateLimitsService } from './rate-limits.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimit])],
  providers: [RateLimitsService],
  exports: [RateLimitsService],
})
export class RateLimitsModule {}
