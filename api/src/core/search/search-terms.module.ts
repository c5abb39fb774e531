import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchEntry } from './search-entry.entity.js';
import { SearchTermsService } from './search-terms.service.js';
import { SearchWord } from './search-word.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SearchEntry, SearchWord])],
  providers: [SearchTermsService],
  exports: [SearchTermsService],
})
export class SearchTermsModule {}
