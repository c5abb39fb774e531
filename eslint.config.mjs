import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import n from 'eslint-plugin-n';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import local from './scripts/lint/interface-text.mjs';

/** Which way imports may point. Each zone is a pattern, so a new section or feature is guarded the day it appears. */
const forbid = (...patterns) => ({
  'no-restricted-imports': [
    'error',
    { patterns: patterns.map(([regex, message, importNames]) => ({ regex, message, importNames })) },
  ],
});

const SECTIONS = ['(^|/)mf-[a-z]+(/|$)', 'Sections are reached through their releases, never imported.'];
const SHELL = ['^@futurelab/shell|(^|/)shell/src/', 'Nothing imports the shell.'];
const API = ['^@futurelab/api|(^|/)api/src/', 'The api is reached over HTTP.'];
const SERVER = [
  '(^|/)server/|^@futurelab/platform/server$',
  'The browser side does not know the server side.',
];
const CLIENT = ['(^|/)client/', 'Both sides render shell/src/app; the browser side builds on it.'];
/** Rooms of the shell's server: each may import those before it. */
const ROOMS = ['http', 'releases', 'rendering', 'pages', 'seo', 'observability'];
const above = (room) => [
  `^\\.\\./(app|index)$|^(\\.\\./)+(${ROOMS.slice(ROOMS.indexOf(room) + 1).join('|')})(/|$)`,
  `Imports among the rooms of the server point to the left: ${ROOMS.join(', ')}.`,
];
const FRONT_END = ['^@futurelab/platform', 'The api knows no front end; contracts come through #platform.'];
/** Layers of the api: each may import those before it. */
const LAYERS = [
  'core',
  'identity',
  'notifications',
  'releases',
  'membership',
  'people',
  'groups',
  'site',
  'learning',
  'discussions',
  'events',
  'synergizer',
  'overviews',
  'app',
];
const aboveLayer = (layer) => [
  `^(\\.\\./)+(${LAYERS.slice(LAYERS.indexOf(layer) + 1).join('|') || '$'})/`,
  `Imports among the layers of the api point to the left: ${LAYERS.join(', ')}.`,
];
const LIBRARIES = [
  '^(react-router|@tanstack/|@radix-ui/|@module-federation/|zustand)',
  'Shared libraries come through @futurelab/platform, so that there is one copy and one curated surface.',
];
const TOOLS = [
  '^@futurelab/platform/(build|manifest|live-document|compatibility|server)',
  'Build tools and server contracts are not for the browser.',
];
const SIBLING_FEATURE = ['^\\.\\./(?!\\.\\.)', 'Features do not import features; the page composes them.'];
const ABOVE_SHARED = ['(^|/)(features|pages)/', 'What features share knows none of them.'];
const API_CALLS = [
  '^@futurelab/platform/api$',
  'A section calls the api in its queries/, where pages, features and routes find what it reads and writes.',
  ['apiListQuery', 'apiPagesQuery', 'apiQuery', 'read', 'write'],
];
const RESPONSE = [
  '^@futurelab/platform/response$',
  'A section would bring a context of its own, in which there is no response: PageHead and NotFound write the status.',
  ['usePageResponse'],
];
const DEEP = [
  '^@futurelab/platform/(src|(?!(queries|components|editor)/)[a-z]+/(?!.*\\.css$|.*\\.mjs$).+)',
  'The exports of the platform are its doors.',
];

/** Names that no reader would search for: say what the thing is instead (`text`, `stored`, `notified`, `input`, `status`). */
const VAGUE_NAMES = `
  ahead atHand closeness Closing comeBack companion demand Drawing Fit greet kept Ledger look looks office Opening
  patience RsvpAnswer say shelf sight sights somebody standing tell told typed whoever wish withheld withheldAs WithheldAs words
`;
/** In comments: member, visitor, user, caller; notified; stored. */
const VAGUE_TERMS = ['kept', 'somebody', 'those who', 'told', 'whoever'];

export default ts.config(
  {
    ignores: [
      '**/dist*/**',
      '**/node_modules/**',
      '.data/**',
      '**/coverage/**',
      '**/*.d.ts',
      'e2e/test-results/**',
      'e2e/playwright-report/**',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { n },
    rules: {
      'n/no-extraneous-import': 'error',
      'n/no-extraneous-require': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'id-denylist': ['error', ...VAGUE_NAMES.trim().split(/\s+/)],
      'no-warning-comments': ['error', { terms: VAGUE_TERMS, location: 'anywhere' }],
    },
  },
  {
    files: ['{shell,mf-*}/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...a11y.configs.recommended.rules,
    },
  },
  {
    files: ['{shell,mf-*}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.spec.{ts,tsx}',
      '**/testing/**',
      'shell/platform/src/keys.ts',
      'shell/platform/src/api/replace-query-data.ts',
      'shell/src/server/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'MemberExpression[property.name=/^(key|code|keyCode|which)$/][object.name=/^(e|event|nativeEvent)$/]',
          'MemberExpression[property.name=/^(key|code|keyCode|which)$/][object.property.name="nativeEvent"]',
          'BinaryExpression[right.value="Enter"]:not([left.callee.name="keyOf"]):not([left.name="pressed"])',
        ].map((selector) => ({
          selector,
          message: 'Ask keyOf() of the platform: an input method presses Enter and arrows, too.',
        })),
        {
          selector: 'CallExpression[callee.property.name=/^set(Query|Queries)Data$/]',
          message:
            'Use replaceQueryData() of the platform: an earlier read would undo the change when it arrives.',
        },
        {
          selector:
            'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > ChainExpression.body',
          message:
            'Write () => void …: scrollIntoView() returns a promise in newer browsers, and React takes what an effect returns for its cleanup.',
        },
      ],
    },
  },
  {
    files: ['**/*.{spec,test}.{ts,tsx}', '**/testing/**'],
    languageOptions: { globals: { ...globals.jest } },
  },
  {
    // What operators and release tools read is not the product's text.
    files: ['{shell,mf-*}/src/**/*.{ts,tsx}', 'shell/platform/src/**/*.{ts,tsx}', 'api/src/**/*.ts'],
    ignores: [
      '**/*.spec.{ts,tsx}',
      '**/*.sql.ts',
      '**/*.queries.ts',
      '**/testing/**',
      'api/src/core/{config,mail,metrics}/**',
      'api/src/releases/**',
      'api/src/identity/auth/development-identity/**',
      'api/src/overviews/own-data/archive/sections.ts',
    ],
    plugins: { local },
    rules: { 'local/interface-text': 'error' },
  },
  { files: ['shell/platform/src/**'], rules: forbid(SECTIONS, SHELL, API) },
  { files: ['shell/src/**'], rules: forbid(SECTIONS, API) },
  { files: ['shell/src/client/**'], rules: forbid(SECTIONS, API, SERVER) },
  { files: ['shell/src/app/**'], rules: forbid(SECTIONS, API, SERVER, CLIENT) },
  ...ROOMS.map((room) => ({
    files: [`shell/src/server/${room}/**`],
    rules: forbid(SECTIONS, API, above(room)),
  })),
  {
    files: ['mf-*/src/**'],
    rules: forbid(SECTIONS, SHELL, API, LIBRARIES, TOOLS, RESPONSE, DEEP, API_CALLS),
  },
  { files: ['mf-*/src/queries/**'], rules: forbid(SECTIONS, SHELL, API, LIBRARIES, TOOLS, RESPONSE, DEEP) },
  {
    files: ['mf-*/src/features/**'],
    rules: forbid(SECTIONS, SHELL, API, LIBRARIES, TOOLS, RESPONSE, DEEP, API_CALLS, SIBLING_FEATURE),
  },
  {
    files: ['mf-*/src/shared/**'],
    rules: forbid(SECTIONS, SHELL, API, LIBRARIES, TOOLS, RESPONSE, DEEP, API_CALLS, ABOVE_SHARED),
  },
  {
    files: ['api/**'],
    rules: forbid(SECTIONS, SHELL, FRONT_END),
    languageOptions: { globals: { ...globals.jest } },
  },
  ...LAYERS.map((layer) => ({
    files: [`api/src/${layer}/**`],
    ignores: ['**/*.spec.ts'],
    rules: forbid(SECTIONS, SHELL, FRONT_END, aboveLayer(layer)),
  })),
  {
    files: ['api/**'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      // Features add their kinds to them.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
    },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: [
      '**/*.queries.ts',
      '**/*.sql.ts',
      '**/*.spec.ts',
      'api/src/core/database/**',
      'api/src/app/{migrate.ts,seed/**,first-content/**}',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/SQL/]', 'TemplateElement[value.raw=/SQL/]'].map((selector) => ({
          selector: selector.replace(
            'SQL',
            String.raw`^\s*(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|WITH \w+ AS)\b`,
          ),
          message: 'SQL stands in *.queries.ts, *.sql.ts and *.sql.',
        })),
      ],
    },
  },
  {
    // Code that runs in a page, and fixtures, whose first argument Playwright reads as a pattern.
    files: ['e2e/**'],
    languageOptions: { globals: { ...globals.browser } },
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['tools/media/**'],
    languageOptions: { globals: { ...globals.browser } },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
