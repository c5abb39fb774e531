import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Mentorship = Schema<'MyMentorship'>;
export type MentorshipItem = Schema<'MentorshipItem'>;
export type MentorshipPlaces = Schema<'MentorshipPlaces'>;
type NewRequest = Schema<'NewMentorshipRequest'>;
type Times = Schema<'SuggestedTimes'>;
type Proposal = Schema<'MentorProposal'>;

// Each step comes with a notification.
export const mentorshipQuery = liveQuery(apiQuery('/api/mentorship/requests'), 'notifications');
export const mentorQueueQuery = liveQuery(apiQuery('/api/mentorship/queue'), 'notifications');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The lesson that the address names as the one where the reader is stuck. */
export function lessonIn(search: URLSearchParams): string | undefined {
  const lesson = search.get('lesson');
  return lesson && UUID.test(lesson) ? lesson : undefined;
}

/** What a member can name as the place where they are stuck. */
export const mentorshipPlacesQuery = (lesson: string | undefined) =>
  apiQuery('/api/mentorship/places', { query: lesson ? { lesson } : {} });

export const requestMutation = mutationOptions({
  mutationFn: (body: NewRequest) => write('POST', '/api/mentorship/requests', { body }),
  onSuccess: (_data, _request, _before, { client }) => client.invalidateQueries(),
});

export const withdrawalMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('DELETE', '/api/mentorship/requests/{id}', { path: { id } }),
    onSuccess: (_data, _nothing, _before, { client }) => client.invalidateQueries(),
  });

export const timesMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Times) => write('PUT', '/api/mentorship/requests/{id}/times', { path: { id }, body }),
    onSuccess: (_data, _times, _before, { client }) => client.invalidateQueries(),
  });

export const acceptanceMutation = (id: string) =>
  mutationOptions({
    mutationFn: (at: string) =>
      write('PUT', '/api/mentorship/requests/{id}/acceptance', { path: { id }, body: { at } }),
    onSuccess: (_data, _at, _before, { client }) => client.invalidateQueries(),
  });

export const proposalMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Proposal) =>
      write('PUT', '/api/mentorship/requests/{id}/proposal', { path: { id }, body }),
    onSuccess: (_data, _proposal, _before, { client }) => client.invalidateQueries(),
  });

export const noteMutation = (id: string) =>
  mutationOptions({
    mutationFn: (text: string) =>
      write('PUT', '/api/mentorship/requests/{id}/note', { path: { id }, body: { text } }),
    onSuccess: (_data, _text, _before, { client }) => client.invalidateQueries(),
  });
