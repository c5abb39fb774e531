import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { archiveOf } from '../../../test/factories/release-factory.js';
import { createRegistry, type Registry, tokenOf } from '../../../test/release-registry.js';

const GARBAGE = Buffer.alloc(4_000_000, 'x');

describe('The connection of an upload that was refused', () => {
  let registry: Registry;
  let socket: Socket;
  beforeAll(async () => {
    registry = await createRegistry();
  });
  beforeEach(async () => {
    const { port } = registry.app.nest.getHttpServer().address() as AddressInfo;
    socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined);
  });
  afterEach(() => socket.destroy());
  afterAll(() => registry.close());

  const upload = (headers: Record<string, string>, length: number) =>
    [
      'POST /api/releases HTTP/1.1',
      'host: localhost:3000',
      `content-length: ${length}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n');

  /** The status of the next answer; undefined when the connection is closed instead. */
  async function answer(): Promise<string | undefined> {
    let text = '';
    for (;;) {
      const whole = /^HTTP\/1\.1 (\d+)[^]*?\r\ncontent-length: (\d+)\r\n[^]*?\r\n\r\n([^]*)$/i.exec(text);
      if (whole && Buffer.byteLength(whole[3]!) >= Number(whole[2])) return whole[1];
      const chunk = await Promise.race([
        once(socket, 'data').then(([data]) => String(data)),
        once(socket, 'close').then(() => null),
      ]);
      if (chunk === null) return undefined;
      text += chunk;
    }
  }

  const gzip = { 'content-type': 'application/gzip' };
  const TOKEN = `Bearer ${tokenOf('mf-learning')}`;
  const bomb = async () => {
    const zeros = gzipSync(Buffer.alloc(31_000_000));
    const first = await archiveOf(new Map([['big.js', Buffer.alloc(31_000_000)]]));
    return Buffer.concat([first, ...Array<Buffer>(40).fill(zeros)]);
  };

  it.each([
    ['as no archive', '422', { ...gzip, authorization: TOKEN }, async () => GARBAGE],
    ['as too large once unpacked', '413', { ...gzip, authorization: TOKEN }, bomb],
    ['for want of a token', '401', { ...gzip, origin: 'http://localhost:3000' }, async () => GARBAGE],
    ['as another site’s', '403', { ...gzip, origin: 'https://evil.example' }, async () => GARBAGE],
    [
      'as another type',
      '415',
      { 'content-type': 'application/zip', authorization: TOKEN },
      async () => GARBAGE,
    ],
  ])('answers what comes next, or is closed, when it was refused %s', async (_, status, headers, body) => {
    const archive = await body();
    socket.write(upload(headers, archive.length));
    socket.write(archive);
    expect(await answer()).toBe(status);
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost:3000\r\n\r\n');
    expect([undefined, '200']).toContain(await answer());
  });

  it('is closed when the rest of the upload does not come', async () => {
    socket.write(upload({ ...gzip, authorization: TOKEN }, 2 * GARBAGE.length));
    socket.write(GARBAGE);
    expect(await answer()).toBe('422');
    expect(await answer()).toBeUndefined();
  });
});
