import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchController } from './search.controller.js';
import { SearchEntry } from '../../core/search/search-entry.entity.js';
import { SearchTermsService } from '../../core/search/search-terms.service.js';
import { SearchService } from './search.service.js';
import { SearchWord } from '../../core/search/search-word.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SearchEntry, SearchWord])],
  controllers: [SearchController],
  providers: [SearchService, SearchTermsService],
  exports: [SearchTermsService],
})
export class SearchModule {}
