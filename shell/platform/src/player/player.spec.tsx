import { act, render, screen } from '@testing-library/react';
import { mockAudio } from '../testing';
import { closePlayer, pausePlayer, placeKey, play, playerSound, usePlayer, type Track } from './player';

const track = (id: string): Track => ({
  id,
  title: id,
  source: `/${id}.mp3`,
  seconds: 60,
  page: '/',
  chapters: [],
});

beforeEach(mockAudio);

afterEach(() => {
  act(closePlayer);
  jest.restoreAllMocks();
  localStorage.clear();
});

const Shown = () => {
  const state = usePlayer();
  return <p>{state.track ? `${state.track.title} ${state.playing ? 'plays' : 'waits'}` : 'closed'}</p>;
};

test('Everybody who looks sees what is played, paused and closed', () => {
  render(<Shown />);
  expect(screen.getByText('closed')).toBeVisible();
  act(() => play(track('One')));
  expect(screen.getByText('One plays')).toBeVisible();
  act(pausePlayer);
  expect(screen.getByText('One waits')).toBeVisible();
  act(() => play(track('Other')));
  expect(screen.getByText('Other plays')).toBeVisible();
  act(closePlayer);
  expect(screen.getByText('closed')).toBeVisible();
  expect(playerSound().paused).toBe(true);
});

test('A track begins where it was left, and a chapter where it begins', () => {
  localStorage.setItem(placeKey({ id: 'One' }), '21');
  act(() => play(track('One')));
  expect(playerSound().currentTime).toBe(21);
  act(() => play(track('One'), 40));
  expect(playerSound().currentTime).toBe(40);
  act(() => play(track('Other')));
  expect(playerSound().currentTime).toBe(0);
});

test('What goes on after a pause goes on from there', () => {
  act(() => play(track('One'), 12));
  act(pausePlayer);
  act(() => play(track('One')));
  expect(playerSound().currentTime).toBe(12);
});

test('Storage that is forbidden costs the memory, not the sound', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  act(() => play(track('One')));
  expect(playerSound().paused).toBe(false);
});
