import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Subscription } from './subscription.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([Subscription])] })
export class SubscriptionsModule {}
