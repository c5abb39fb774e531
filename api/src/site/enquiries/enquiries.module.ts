import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { EnquiriesController } from './enquiries.controller.js';
import { EnquiriesService } from './enquiries.service.js';
import { Enquiry } from './enquiry.entity.js';
import { EnquiryPipe } from './enquiry.pipe.js';
import { EnquiryFormsController } from './forms/enquiry-forms.controller.js';
import { EnquiryInboxService } from './inbox/enquiry-inbox.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([Enquiry]), MailModule],
  controllers: [EnquiriesController, EnquiryFormsController],
  providers: [EnquiriesService, EnquiryInboxService, EnquiryPipe],
})
export class EnquiriesModule {}
