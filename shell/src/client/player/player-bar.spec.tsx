import { closePlayer, play, playerSound, type Track } from '@futurelab/platform/player';
import { act, fireEvent, mockAudio, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { PlayerBar } from './player-bar';

const TRACK: Track = {
  id: 'who-signs',
  title: 'Who signs?',
  source: '/who-signs.mp3',
  seconds: 75,
  page: '/digital-mystics/podcast#who-signs',
  chapters: [
    { start: 0, title: 'Opening' },
    { start: 20, title: 'There was weather' },
  ],
};

beforeEach(mockAudio);

afterEach(() => {
  act(closePlayer);
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const at = (seconds: number) =>
  act(() => {
    playerSound().currentTime = seconds;
    playerSound().dispatchEvent(new Event('timeupdate'));
  });
const open = () => {
  renderPage(<PlayerBar />);
  act(() => play(TRACK));
};

test('It says what is played and where in it, and leads to its page', () => {
  open();
  at(21);
  expect(screen.getByRole('link', { name: 'Who signs?' })).toHaveAttribute('href', TRACK.page);
  expect(screen.getByText('There was weather')).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    '21 seconds of 1 minute 15 seconds',
  );
});

test('It is paused, moved, hurried and closed by its controls', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(playerSound().paused).toBe(true);
  at(30);
  await user.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
  expect(playerSound().currentTime).toBe(15);
  at(70);
  await user.click(screen.getByRole('button', { name: 'Forward 15 seconds' }));
  expect(playerSound().currentTime).toBe(75);
  fireEvent.change(screen.getByRole('slider', { name: 'Position' }), { target: { value: '40' } });
  expect(playerSound().currentTime).toBe(40);
  await user.selectOptions(screen.getByLabelText('Speed'), '1.5×');
  expect(playerSound().playbackRate).toBe(1.5);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await user.click(screen.getByRole('button', { name: 'Close player' }));
  expect(playerSound().paused).toBe(true);
  expect(screen.queryByRole('region', { name: 'Player' })).not.toBeInTheDocument();
});

test('It remembers where the listener stopped, but not an end', () => {
  open();
  at(33);
  expect(localStorage.getItem('heard:who-signs')).toBe('33');
  at(74);
  expect(localStorage.getItem('heard:who-signs')).toBe('0');
});

test('After a page load it is there again, quiet, until it is closed', async () => {
  sessionStorage.setItem('player', JSON.stringify(TRACK));
  localStorage.setItem('heard:who-signs', '33');
  renderPage(<PlayerBar />);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(playerSound().currentTime).toBe(33);
  await userEvent.click(screen.getByRole('button', { name: 'Close player' }));
  expect(sessionStorage.getItem('player')).toBeNull();
});

test('A recording that does not arrive is reported, and asked for again', async () => {
  open();
  act(() => {
    Object.defineProperty(playerSound(), 'error', { value: {}, configurable: true });
    playerSound().pause();
    playerSound().dispatchEvent(new Event('error'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The recording didn’t load');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(jest.mocked(playerSound().load)).toHaveBeenCalled();
  act(() => {
    Object.defineProperty(playerSound(), 'error', { value: null, configurable: true });
    playerSound().dispatchEvent(new Event('playing'));
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
