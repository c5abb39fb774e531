import { Module } from '@nestjs/common';
import { SearchTermsModule } from '../../core/search/search-terms.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({ imports: [SearchTermsModule], controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
