import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MemberBlock } from './member-block.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([MemberBlock])] })
export class BlocksModule {}
