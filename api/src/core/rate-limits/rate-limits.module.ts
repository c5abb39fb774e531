import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimitCounter } from './rate-limit-counter.entity.js';
import { RateLimitsService } from './rate-limits.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitCounter])],
  providers: [RateLimitsService],
  exports: [RateLimitsService],
})
export class RateLimitsModule {}
