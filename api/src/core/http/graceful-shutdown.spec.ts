import { connect, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { exitAfterDeadline, REQUEST_WITHIN_MS } from '#platform/server';
import { ApiProcess } from '../../../test/api-process.js';
import { picture } from '../../../test/factories/picture-factory.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { REST_WITHIN_MS } from './graceful-shutdown.js';

const DRAIN_MS = 2_000;

describe('A process that receives SIGTERM', () => {
  let app: TestApp;
  let api: ApiProcess;
  beforeAll(async () => {
    app = await createTestApp();
    api = await ApiProcess.start(app, { UPLOADS_DIR: app.config.uploads.folder });
  }, 60_000);
  afterAll(async () => {
    await api.kill();
    await app.close();
  });

  interface Upload {
    finish: () => void;
    /** The first line of the answer; null when there was none. */
    answer: Promise<string | null>;
  }

  /** A form with a picture, of which the first `sent` bytes are on their way. */
  async function beginUpload(sent: number): Promise<Upload> {
    const { cookies } = await app.signInAs(await createUser(app));
    const body = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      await picture(40, 40).png().toBuffer(),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const head = [
      'POST /api/uploads HTTP/1.1',
      'host: localhost:3000',
      'origin: http://localhost:3000',
      `cookie: futurelab=${cookies.get('futurelab')}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${body.length}`,
      // Answered once the server has the headers.
      'expect: 100-continue',
      '\r\n',
    ];
    const socket = connect(api.port, '127.0.0.1').on('error', () => undefined);
    socket.write(head.join('\r\n'));
    const lines = linesOf(socket);
    expect((await lines.next()).value).toBe('HTTP/1.1 100 Continue');
    socket.write(body.subarray(0, sent));
    const answer = lines.next().then(({ value }) => value ?? null);
    return { finish: () => socket.write(body.subarray(sent)), answer };
  }

  /** The status lines that come. */
  async function* linesOf(socket: Socket): AsyncGenerator<string, undefined> {
    let text = '';
    for await (const chunk of socket) {
      text += String(chunk);
      for (let line; (line = /^\s*(HTTP\/1\.1 .*)\r\n/.exec(text)); text = text.slice(line[0].length))
        yield line[1]!;
    }
    return undefined;
  }

  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(api.port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });

  it('finishes the uploads that are under way, and takes no more', async () => {
    const uploads = [await beginUpload(0), await beginUpload(1), await beginUpload(100)];
    const stopped = api.stop();
    while (await isListening());
    for (const { finish } of uploads) finish();
    for (const { answer } of uploads) expect(await answer).toBe('HTTP/1.1 201 Created');
    expect(await stopped).toBe(0);
  }, 60_000);
});

describe('The deadline of a process that receives SIGTERM', () => {
  it('comes once no request that was under way may still take its time', () => {
    jest.useFakeTimers();
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
    exitAfterDeadline(DRAIN_MS, REST_WITHIN_MS);
    jest.advanceTimersByTime(DRAIN_MS + REQUEST_WITHIN_MS);
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(exit).toHaveBeenCalledWith(1);
    exit.mockRestore();
    jest.useRealTimers();
  });
});
