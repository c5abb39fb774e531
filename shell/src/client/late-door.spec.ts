import { lateDoor } from './late-door';

const platform = { Markdown: () => null };
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('a door that is opened late', () => {
  it('is loaded when it is asked for, and not before', async () => {
    const load = jest.fn(async () => platform);
    const get = lateDoor(load);
    expect(load).not.toHaveBeenCalled();
    expect((await get())()).toBe(platform);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried a second time before anybody hears of a failure', async () => {
    const load = jest.fn(async () => platform as unknown).mockRejectedValueOnce(new Error('It did not arrive'));
    expect((await lateDoor(load)())()).toBe(platform);
  });

  it('throws while it has not come, and is there once it has', async () => {
    let away = true;
    const enter = await lateDoor(async () => {
      if (away) throw new Error('It did not arrive');
      return platform;
    })();
    expect(enter).toThrow('It did not arrive');
    await soon();
    away = false;
    expect(enter).toThrow('It did not arrive');
    await soon();
    expect(enter()).toBe(platform);
  });
});
