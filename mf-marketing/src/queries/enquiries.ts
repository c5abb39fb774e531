import { write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Enquiry = Schema<'ContactEnquiry' | 'ConsultingEnquiry' | 'SpeakingEnquiry'>;
export type EnquiryReceipt = Schema<'EnquiryReceipt'>;

export const enquiryMutation = mutationOptions({
  mutationFn: (enquiry: Enquiry) => write('POST', '/api/enquiries', { body: enquiry }),
});
