import { Module } from '@nestjs/common';
import { RelatedController } from './related.controller.js';
import { RelatedService } from './related.service.js';

@Module({ controllers: [RelatedController], providers: [RelatedService] })
export class RelatedModule {}
