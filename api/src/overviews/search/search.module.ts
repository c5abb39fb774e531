import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmptySearch } from './empty-search.entity.js';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([EmptySearch])],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
