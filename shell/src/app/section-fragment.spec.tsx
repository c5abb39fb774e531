import type { RemoteApp } from '@futurelab/platform/contract';
import { Fragment, FragmentProvider } from '@futurelab/platform/runtime';
import { renderPage, screen, userEvent } from '@futurelab/platform/testing';
import type { Remote } from './remote';
import { preloadFragments, SectionFragment } from './section-fragment';

/** mf-community, whose fragments throw in the releases that are `broken`. */
function community(
  broken: string[],
  { fragments = ['events', 'groups'], previous = true, disabled = false } = {},
) {
  let release = 'new';
  const app = (): RemoteApp => ({
    name: 'mf-community',
    routes: [],
    page: () => Object.assign(() => null, { preload: async () => undefined }),
    fragments: fragments.map((name) => ({ name })),
    fragment: (name) => {
      const Code = () => {
        if (broken.includes(release)) throw new Error(`${name} is broken`);
        return <p>{`${name} of ${release}`}</p>;
      };
      return Object.assign(Code, { preload: async () => undefined });
    },
  });
  const remote = {
    snapshot: { app: 'mf-community', disabled },
    get: app,
    release: () => release,
    fallBack: () => {
      if (!previous || release === 'old') return false;
      release = 'old';
      return true;
    },
    retry: () => (release = 'new'),
  } as unknown as Remote;
  return remote;
}

const show = (...remotes: Remote[]) =>
  renderPage(
    <FragmentProvider value={(props) => <SectionFragment remotes={remotes} {...props} />}>
      <h1>Home</h1>
      <Fragment name="mf-community/events" />
      <Fragment name="mf-community/groups" />
    </FragmentProvider>,
  );

describe('a fragment on another section’s page', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    (console.error as jest.Mock).mockImplementation(() => undefined);
  });

  it('is that section’s', () => {
    show(community([]));
    expect(screen.getByText('events of new').parentElement).toHaveAttribute(
      'data-fragment',
      'mf-community/events@new',
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it('comes from the release before when it throws, and so do others that throw with it', () => {
    show(community(['new']));
    expect(screen.getByText('events of old')).toBeVisible();
    expect(screen.getByText('groups of old')).toBeVisible();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('mf-community@new'));
    expect(warn).not.toHaveBeenCalledWith(expect.stringContaining('@old'));
  });

  it('says in its place that it didn’t load, when nothing is left; the page stays, and it can be tried again', async () => {
    const broken = ['new', 'old'];
    show(community(broken));
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    broken.length = 0;
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(screen.getByText('events of new')).toBeVisible();
  });

  it('is nothing where it is optional and cannot be shown', () => {
    renderPage(
      <FragmentProvider
        value={(props) => <SectionFragment remotes={[community(['new', 'old'])]} {...props} />}
      >
        <h1>Home</h1>
        <Fragment name="mf-community/groups" optional />
      </FragmentProvider>,
    );
    expect(document.querySelector('h1')!.parentElement).toHaveTextContent(/^Home$/);
  });

  it.each([
    ['has no such fragment', [community([], { fragments: [] })]],
    ['is switched off', [community([], { disabled: true })]],
    ['is not there', []],
  ])('is nothing where the section %s', async (_, remotes) => {
    show(...remotes);
    expect(document.querySelector('h1')!.parentElement).toHaveTextContent(/^Home$/);
    await preloadFragments(remotes, ['mf-community/events']);
  });
});
