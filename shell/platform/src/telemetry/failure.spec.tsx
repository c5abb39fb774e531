import type { TelemetryEvent } from './event';
import { markReported, reportFailure } from './failure';
import * as queue from './event-queue';

jest.mock('./event-queue', () => ({ queueEvent: jest.fn() }));

const reported = () => (queue.queueEvent as jest.Mock).mock.calls.map(([event]) => event as TelemetryEvent);
const release = { app: 'mf-learning', release: '0123456789abcdef' };
const page = 'http://localhost/mfe/mf-learning/0123456789abcdef/courses-page.js';
const chunk = (more: object = {}) =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', request: page, ...more });
/** What the browser noted of the file, by the status of the answer. */
const answered = (responseStatus: number) =>
  Object.assign(performance, { getEntriesByType: () => [{ name: page, responseStatus }] });

describe('a failure of a section', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    (queue.queueEvent as jest.Mock).mockClear();
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answered(404);
  });

  it('is reported to operators as text and to the registry by its kind', () => {
    reportFailure({ ...release, phase: 'render', error: new TypeError('x is undefined') });
    expect(warn).toHaveBeenCalledWith('[mf-learning@0123456789abcdef] render: x is undefined');
    expect(reported()).toEqual([{ kind: 'failure', ...release, phase: 'render', class: 'exception' }]);
  });

  it.each([
    ['a page that is gone', 'page', 404, chunk(), 'page', 'network'],
    ['a page that never answered', 'page', 0, chunk(), 'page', 'network'],
    ['a page of other bytes', 'page', 200, chunk(), 'page', 'integrity'],
    ['a page that hangs', 'page', 0, chunk({ type: 'timeout' }), 'page', 'timeout'],
    ['a style sheet', 'page', 503, chunk({ code: 'CSS_CHUNK_LOAD_FAILED' }), 'css', 'network'],
    ['the exposed value', 'entry', 404, chunk(), 'expose', 'network'],
    [
      'an entry',
      'entry',
      200,
      new Error(`ScriptNetworkError: Failed to load script "${page}" - …`),
      'entry',
      'integrity',
    ],
    [
      'an entry that hangs',
      'entry',
      0,
      new Error(`ScriptNetworkError: Script "${page}" timed out.`),
      'entry',
      'timeout',
    ],
    ['an answer that hangs', 'entry', 0, new DOMException('…', 'TimeoutError'), 'entry', 'timeout'],
  ] as const)('knows %s', (_, phase, status, error, expectedPhase, expectedClass) => {
    answered(status);
    reportFailure({ ...release, phase, error });
    expect(reported()).toEqual([{ kind: 'failure', ...release, phase: expectedPhase, class: expectedClass }]);
  });

  it('is one failure, however many places meet its error', () => {
    const error = new Error('gone');
    reportFailure({ ...release, phase: 'page', error });
    reportFailure({ ...release, phase: 'render', error });
    reportFailure({ ...release, phase: 'render', error: markReported(new Error('gone again')) });
    expect(reported()).toHaveLength(1);
  });
});
