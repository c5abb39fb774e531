import { apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';
import { overviewQuery } from './overview';

export type EnquirySummary = Schema<'EnquirySummary'>;
export type Enquiry = Schema<'EnquiryDetail'>;
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
export const enquiriesQuery = ({ state, kind, reference }: EnquiryFilters) =>
  apiPagesQuery('/api/enquiries', {
    query: { state: state || undefined, kind: kind || undefined, reference: reference || undefined },
  });

export const enquiryQuery = (id: string) => apiQuery('/api/enquiries/{id}', { path: { id } });

/** Changes one; what is left out stays as it is. */
export const enquiryMutation = (id: string) =>
  mutationOptions({
    mutationFn: (change: Schema<'EnquiryChange'>) =>
      write('PATCH', '/api/enquiries/{id}', { path: { id }, body: change }),
    onSuccess: (enquiry, _change, _before, { client }) => {
      const { queryKey } = enquiryQuery(id);
      replaceQueryData(client, queryKey, enquiry);
      void client.invalidateQueries(overviewQuery);
      // Lists are read again when they are looked at next: this may be in another place of them now.
      client.removeQueries({
        predicate: ({ queryKey: [path] }) =>
          String(path).startsWith('/api/enquiries') && path !== queryKey[0],
      });
    },
  });
