import { waitFor } from '@futurelab/platform/testing';
import { startTelemetry } from './start-telemetry';
import { logVitals, reportVitals } from './vitals';

jest.mock('./vitals', () => ({ logVitals: jest.fn(), reportVitals: jest.fn() }));
jest.mock('../when-idle', () => ({ whenIdle: (work: () => void) => work() }));

const draw = (share: number) => jest.spyOn(Math, 'random').mockReturnValue(share);

beforeEach(() => jest.clearAllMocks());

test('Where the site is built, every page says what it costs, and one in five is measured all the same', async () => {
  draw(0.9);
  startTelemetry({ development: true });
  await waitFor(() => expect(logVitals).toHaveBeenCalledTimes(1));
  expect(reportVitals).not.toHaveBeenCalled();
  draw(0.1);
  startTelemetry({ development: true });
  await waitFor(() => expect(reportVitals).toHaveBeenCalledTimes(1));
});

test('In production one page in five is measured, and none says anything', async () => {
  draw(0.1);
  startTelemetry({ development: false });
  await waitFor(() => expect(reportVitals).toHaveBeenCalledTimes(1));
  draw(0.9);
  startTelemetry({ development: false });
  expect(logVitals).not.toHaveBeenCalled();
});
