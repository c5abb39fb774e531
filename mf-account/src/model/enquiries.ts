import { apiListQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { useMutation, useQueryClient } from '@futurelab/platform/query';

export type EnquirySummary = Schema<'EnquirySummary'>;
export type Enquiry = Schema<'EnquiryDetail'>;
export type EnquiryChange = Schema<'EnquiryChange'>;
export type EnquiryState = EnquirySummary['state'];
export type EnquiryKind = EnquirySummary['kind'];

/** Which enquiries a list shows; empty: all. */
export interface EnquiryFilters {
  state: EnquiryState | '';
  kind: EnquiryKind | '';
  /** What people name on the phone or in a mail: `FL-7K3M2Q`. */
  reference: string;
}

/** The newest first. */
export const enquiriesQuery = (filters: EnquiryFilters) => {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return apiListQuery<EnquirySummary>(`/api/enquiries${params.size > 0 ? `?${params}` : ''}`);
};

/** Those that nobody has answered. */
export const newEnquiriesQuery = apiListQuery<EnquirySummary>('/api/enquiries?state=new&limit=100');

export const enquiryQuery = (id: string) => apiQuery<Enquiry>('/api/enquiries', id);

/** Changes one; what is left out stays as it is. */
export function useChangeEnquiry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: EnquiryChange) => write<Enquiry>('PATCH', `/api/enquiries/${id}`, change),
    onSuccess: (enquiry) => {
      client.setQueryData(enquiryQuery(id).queryKey, enquiry);
      // Lists are read again when they are looked at next: this may be in another place of them now.
      client.removeQueries({
        predicate: ({ queryKey: [path, which] }) => String(path).startsWith('/api/enquiries') && which !== id,
      });
    },
  });
}
