import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiError } from '../../core/errors/errors.js';
import { validationPipe } from '../../core/validation/validation.js';
import { ConsultingEnquiry, ContactEnquiry, type EnquiryRequest, SpeakingEnquiry } from './enquiries.dto.js';

const BODIES = new Map<unknown, new () => EnquiryRequest>([
  ['contact', ContactEnquiry],
  ['consulting', ConsultingEnquiry],
  ['speaking', SpeakingEnquiry],
]);

/** `@Body(EnquiryPipe) request: EnquiryRequest`: each kind is asked only for what it is about. */
@Injectable()
export class EnquiryPipe implements PipeTransform<unknown, Promise<EnquiryRequest>> {
  private readonly validation = validationPipe();

  async transform(body: unknown): Promise<EnquiryRequest> {
    const metatype = BODIES.get((body as { kind?: unknown } | null | undefined)?.kind);
    if (metatype) return this.validation.transform(body, { type: 'body', metatype });
    throw new ApiError(400, 'validation_failed', 'Some fields need attention.', {
      kind: [`kind must be one of: ${[...BODIES.keys()].join(', ')}`],
    });
  }
}
