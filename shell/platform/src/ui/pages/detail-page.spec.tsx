import { ApiError } from '../../api/api-error';
import { renderPage, screen } from '../../testing';
import { DetailPage } from './detail-page';

const show = (query: { data?: string; error?: Error }) =>
  renderPage(
    <DetailPage
      query={{ data: undefined, error: null, isFetching: false, refetch: () => {}, ...query }}
      what="event"
      list={{ to: '/events', label: 'See upcoming events' }}
    >
      {(title) => <h1>{title}</h1>}
    </DetailPage>,
  );

test('On its way, a page says what is loading', () => {
  show({});
  expect(screen.getByRole('status')).toHaveTextContent('Loading the event');
});

test('What is here is shown', () => {
  show({ data: 'An evening walk' });
  expect(screen.getByRole('heading', { level: 1, name: 'An evening walk' })).toBeInTheDocument();
});

test('An address that names nothing leads to all of its kind', () => {
  show({ error: new ApiError(404, 'Not found') });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t find that event');
  expect(screen.getByRole('link', { name: 'See upcoming events' })).toHaveAttribute('href', '/events');
});

test('What did not load keeps its title and can be asked for again', () => {
  show({ error: new Error('offline') });
  expect(screen.getByRole('heading', { level: 1, name: 'Event' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
