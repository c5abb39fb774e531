import { apiErrorFromDatabase } from './database-errors.js';

describe('An error of the database', () => {
  const failing = (code: string) => Object.assign(new Error('no'), { code });

  it.each([
    ['ECONNREFUSED', 'nobody listens'],
    ['ECONNRESET', 'the connection broke'],
    ['EPIPE', 'the connection was closed'],
    ['ETIMEDOUT', 'no answer from the network'],
    ['ENETUNREACH', 'no way there'],
    ['EHOSTUNREACH', 'no way there'],
    ['ENOTFOUND', 'its name is not known'],
    ['EAI_AGAIN', 'the name server did not answer'],
    ['08006', 'connection failure'],
    ['08P01', 'protocol violation'],
    ['25006', 'read-only'],
    ['3D000', 'the database does not exist'],
    ['53000', 'insufficient resources'],
    ['53100', 'disk full'],
    ['53200', 'out of memory'],
    ['53300', 'too many connections'],
    ['53400', 'configuration limit exceeded'],
    ['55P03', 'lock not available'],
    ['57014', 'statement timeout'],
    ['57P01', 'admin shutdown'],
    ['57P02', 'crash shutdown'],
    ['57P03', 'starting up'],
    ['57P04', 'database dropped'],
    ['57P05', 'idle session timeout'],
  ])('is worth trying again when it is %s (%s)', (code) => {
    expect(apiErrorFromDatabase(failing(code))).toMatchObject({
      status: 503,
      code: 'temporarily_unavailable',
    });
    expect(apiErrorFromDatabase({ driverError: failing(code) })).toMatchObject({ status: 503 });
  });

  it.each([
    ['22P02', 400],
    ['22001', 400],
    ['23505', 409],
    ['40001', 409],
    ['40P01', 409],
  ])('is the matter of the client when it is %s', (code, status) => {
    expect(apiErrorFromDatabase(failing(code))).toMatchObject({ status });
  });

  it.each(['23514', '23503', '28P01', '42P01', '42601', 'XX000', ''])(
    'is our mistake when it is %j',
    (code) => {
      expect(apiErrorFromDatabase(failing(code))).toBeUndefined();
    },
  );
});
