/** Makes sounds play, pause and move as a browser's do, in silence; jsdom has none. Resets with each test's mocks. */
export function mockAudio(): void {
  const { prototype } = HTMLMediaElement;
  const state = { paused: true, time: 0 };
  const change = (paused: boolean) =>
    function (this: HTMLMediaElement) {
      if (state.paused !== paused) {
        state.paused = paused;
        this.dispatchEvent(new Event(paused ? 'pause' : 'play'));
      }
      return Promise.resolve();
    };
  jest.spyOn(prototype, 'play').mockImplementation(change(false));
  jest.spyOn(prototype, 'pause').mockImplementation(change(true));
  jest.spyOn(prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'paused', 'get').mockImplementation(() => state.paused);
  jest.spyOn(prototype, 'currentTime', 'get').mockImplementation(() => state.time);
  jest.spyOn(prototype, 'currentTime', 'set').mockImplementation((time) => {
    state.time = time;
  });
}
