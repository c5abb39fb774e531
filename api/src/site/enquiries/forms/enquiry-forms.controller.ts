import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../core/access/access.js';
import { toApiError } from '../../../core/database/database-errors.js';
import { type FormValues, formValues } from '../../../core/html/form.js';
import { sendPage } from '../../../core/html/html.js';
import { EnquiriesService } from '../enquiries.service.js';
import { formWithErrors, receivedPage, unknownFormPage } from './enquiry-forms.pages.js';
import { FORMS, isKind } from './enquiry-forms.js';
import { EnquiryPipe } from '../enquiry.pipe.js';

/** The forms without JavaScript: redirects on success, shows the form with its errors otherwise. */
@Public()
@ApiExcludeController()
@Controller('enquiries')
export class EnquiryFormsController {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly pipe: EnquiryPipe,
  ) {}

  /** A reload of a form with errors. */
  @Get()
  start(@Res() reply: FastifyReply): void {
    void reply.redirect(FORMS.contact.page, 302);
  }

  @Post()
  async receive(@Body() body: unknown, @Req() { ip }: FastifyRequest, @Res() reply: FastifyReply) {
    const values = formValues(body);
    if (!isKind(values['kind'])) return void sendPage(reply, unknownFormPage());
    try {
      const { reference } = await this.enquiries.receive(await this.pipe.transform(requestOf(values)), ip);
      void reply.redirect(`/enquiries/received?reference=${reference}`, 303);
    } catch (error) {
      void sendPage(reply, formWithErrors(values['kind'], values, toApiError(error)));
    }
  }

  @Get('received')
  received(@Query('reference') reference: unknown, @Res() reply: FastifyReply): void {
    void sendPage(reply, receivedPage(reference));
  }
}

/** A ticked box is sent as "on". */
const requestOf = (values: FormValues) => ({ ...values, consent: values['consent'] === 'on' });
