import {
  type Before,
  DAY,
  type Define,
  HOUR,
  scaleId,
  SENTENCE_PAIR,
  type Sizes,
  type Table,
} from './table.js';
import { SENTENCES, TOPICS } from './sample-values.js';

export function postTables(size: Sizes, before: Before, table: Define): Table[] {
  return [
    table(
      'posts',
      'id slug title body excerpt plain_text kind tags author_id group_id created_at last_activity_at',
      function* (prng) {
        for (let i = 0; i < size.posts; i += 1) {
          const at = before(DAY + ((size.posts - i) * 900 * DAY) / size.posts);
          const [topic, body] = [prng.pick(TOPICS), SENTENCE_PAIR(prng)];
          const group = prng.chance(0.5) && i > 0 ? scaleId('group', prng.skewedBelow(size.groups)) : null;
          yield [
            scaleId('post', i),
            `scale-post-${i + 1}`,
            `${topic}: ${prng.pick(SENTENCES)}`,
            body,
            body,
            body,
            prng.pick(['question', 'discussion', 'discussion', 'introduction']),
            [topic],
            scaleId('user', prng.below(size.members)),
            group,
            at,
            at,
          ];
        }
      },
      11,
    ),
    table(
      'post_replies',
      'id post_id author_id body created_at',
      function* (prng) {
        for (let i = 0; i < size.posts / 2; i += 1) {
          const post = prng.below(size.posts);
          const at = before(DAY + ((size.posts - post) * 900 * DAY) / size.posts - HOUR);
          yield [
            scaleId('reply', i),
            scaleId('post', post),
            scaleId('user', prng.below(size.members)),
            SENTENCE_PAIR(prng),
            at,
          ];
        }
        for (let i = 0; i < size.longestThread; i += 1)
          yield [
            scaleId('reply', size.posts + i),
            scaleId('post', 0),
            scaleId('user', prng.below(size.members)),
            SENTENCE_PAIR(prng),
            before(((size.longestThread - i) * 890 * DAY) / size.longestThread),
          ];
      },
      12,
    ),
  ];
}
