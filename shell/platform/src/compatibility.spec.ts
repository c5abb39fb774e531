import { platformProblems } from './compatibility';

const shell = {
  version: '1.2.0',
  libraries: { react: '19.3.1', zustand: '5.1.0' },
  exports: { '@futurelab/platform/ui': ['Button'] },
};
const needs = {
  platform: '^1.0.0',
  libraries: { react: '^19.3.0', zustand: '^5.1.0' },
  uses: { '@futurelab/platform/ui': ['Button'] },
};

describe('what a release needs of the shell', () => {
  it('is there', () => {
    expect(platformProblems(needs, shell)).toEqual([]);
  });

  it.each([
    [
      'a newer platform',
      { platform: '^2.0.0' },
      'platform_range',
      'platform ^2.0.0, and the shell has 1.2.0',
    ],
    [
      'an older React',
      { libraries: { react: '^18.3.0' } },
      'library_range',
      'react ^18.3.0, and the shell has 19.3.1',
    ],
    [
      'a newer React',
      { libraries: { react: '^19.4.0' } },
      'library_range',
      'react ^19.4.0, and the shell has 19.3.1',
    ],
    [
      'another library',
      { libraries: { jotai: '^2.0.0' } },
      'library_range',
      'jotai ^2.0.0, and the shell has none',
    ],
    [
      'a name that is not exported',
      { uses: { '@futurelab/platform/ui': ['Button', 'Carousel'] } },
      'platform_export_missing',
      'uses Carousel of',
    ],
    [
      'a door that is not there',
      { uses: { '@futurelab/platform/x': ['y'] } },
      'platform_export_missing',
      'y',
    ],
  ])('is refused when it is %s', (_, other, code, text) => {
    expect(platformProblems({ ...needs, ...other }, shell)).toEqual([
      { code, severity: 'error', message: expect.stringContaining(text) },
    ]);
  });

  it('is unknown for code that imports everything', () => {
    expect(platformProblems({ ...needs, uses: { '@futurelab/platform/ui': ['*'] } }, shell)).toMatchObject([
      { code: 'platform_use_unknown', severity: 'warning' },
    ]);
  });
});
