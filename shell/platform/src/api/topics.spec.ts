import { apiListQuery, apiQuery } from './queries';
import { concerns, liveQuery } from './topics';

type Topics = Parameters<typeof liveQuery> extends [unknown, ...infer Rest] ? Rest : never;

describe('A live query', () => {
  const hears = (topics: Topics, topic: string, data: unknown = undefined) =>
    concerns(liveQuery(apiQuery('/api/my/rsvps'), ...topics).meta, data, topic);

  it('keeps what else is said of it', () => {
    const { queryKey, meta } = liveQuery(apiListQuery('/api/posts'), 'posts');
    expect(queryKey).toEqual(['/api/posts', { shape: 'list' }]);
    expect(meta).toEqual({ shape: 'list', topics: ['posts'] });
  });

  it('hears of a topic by its name and by what it begins with', () => {
    expect(hears(['points', 'posts'], 'posts')).toBe(true);
    expect(hears(['posts'], 'post:1')).toBe(false);
    expect(hears(['event:*'], 'event:1')).toBe(true);
    expect(hears(['event:*'], 'post:1')).toBe(false);
  });

  it('hears of what it shows by its id', () => {
    const topics: Topics = ['post:{id}'];
    expect(hears(topics, 'post:1', { id: '1' })).toBe(true);
    expect(hears(topics, 'post:2', { id: '1' })).toBe(false);
    expect(hears(topics, 'post:1', [{ id: '0' }, { id: '1' }])).toBe(true);
    expect(hears(topics, 'post:1', { items: [{ id: '1' }] })).toBe(true);
    expect(hears(topics, 'post:1', { pages: [{ items: [{ id: '0' }] }, { items: [{ id: '1' }] }] })).toBe(
      true,
    );
    expect(hears(topics, 'post:1')).toBe(false);
  });

  it('hears nothing where nothing was said', () => {
    expect(concerns(undefined, { id: '1' }, 'post:1')).toBe(false);
  });
});
