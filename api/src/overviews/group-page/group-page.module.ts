import { Module } from '@nestjs/common';
import { GroupPageController } from './group-page.controller.js';
import { GroupPageService } from './group-page.service.js';

@Module({ controllers: [GroupPageController], providers: [GroupPageService] })
export class GroupPageModule {}
