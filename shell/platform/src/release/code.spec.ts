import { apiPaths, exposeChunks, pageChunks, platformUses, scriptsOf, sharedRanges } from './code';

describe('What the code of a release shows that it needs', () => {
  const external = (id: number, name: string) =>
    `/***/ ${id}\n(module) {\n\n"use strict";\nmodule.exports = require("${name}");\n\n/***/ },\n\n`;
  const module = (id: number, code: string) => `/***/ ${id}\n(module) {\n${code}\n\n/***/ },\n\n`;
  const query = '@futurelab/platform/query';
  const ui = '@futurelab/platform/ui';

  it('is every name it takes from the platform, however webpack writes that', () => {
    const bundle = [
      external(1, ui),
      external(2, query),
      external(3, 'react'),
      module(
        40,
        `/* harmony import */ var _ui__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1);
         /* harmony import */ var _ui__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(_ui__WEBPACK_IMPORTED_MODULE_0__);
         var external_react_ = __webpack_require__(3);
         (0,external_react_.createElement)(_ui__WEBPACK_IMPORTED_MODULE_0__.Card, _ui__WEBPACK_IMPORTED_MODULE_0__.Badge);`,
      ),
      // The same local name for another module.
      module(
        41,
        'var _ui__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40); _ui__WEBPACK_IMPORTED_MODULE_0__.own;',
      ),
      module(42, 'var query_ = __webpack_require__(2);\n(0,query_.useQuery)(list.query_);'),
      module(
        43,
        `const forms_namespaceObject = require("@futurelab/platform/forms");\nforms_namespaceObject.Form;`,
      ),
    ].join('');
    expect(platformUses(bundle)).toEqual({
      '@futurelab/platform/forms': ['Form'],
      [query]: ['useQuery'],
      [ui]: ['Badge', 'Card'],
    });
  });

  it('is a whole door where one is taken as a whole, or without a name', () => {
    const bundle = [
      external(1, ui),
      external(2, query),
      module(40, 'var ui_ = __webpack_require__(1);\nlist(ui_);'),
    ];
    expect(platformUses(bundle.join(''))).toEqual({ [query]: ['*'], [ui]: ['*'] });
  });

  it('is what it asks the api for', () => {
    expect(
      apiPaths(['read("/api/courses")', 'read(`/api/events/${id}`); "/apiary"; "/api/courses"']),
    ).toEqual(['/api/courses', '/api/events']);
  });

  it('is the range of versions of each shared module', () => {
    const entry = `{1:{fallback:()=>()=>{throw new Error("No")},singleton:!0,requiredVersion:"^2.0.0",eager:!1,shareKey:"${ui}"},
      2:{singleton:!0,requiredVersion:!1,shareKey:"react"}}`;
    expect([...sharedRanges(entry)]).toEqual([
      [ui, '^2.0.0'],
      ['react', undefined],
    ]);
  });

  it('is the scripts of the section and of each page', () => {
    const entry =
      '{"./app":()=>Promise.all([t.e("shared_react"),t.e("__federation_expose_app")]).then(()=>()=>t(7))}';
    const chunks = pageChunks([
      // A minifier writes the number 12000 as 12e3.
      '{"./courses/course-page.tsx":[12e3,["shared_react","courses-course-page-tsx"]]}',
    ]);
    const files = ['__federation_expose_app.13df8089.js', 'courses-course-page-tsx.57c27742.js', 'other.js'];
    expect(scriptsOf(exposeChunks(entry)!, files)).toEqual([files[0]]);
    expect(scriptsOf(chunks.get('courses/course-page')!, files)).toEqual([files[1]]);
    expect(exposeChunks('{"./other":1}')).toBeNull();
  });

  it('is read from whatever arrives in the time that its length takes', () => {
    const hostile = [
      '"./app":()=>',
      '"./a.tsx":[1,[',
      'requiredVersion:"1"',
      'const a = require("',
      'var a = __webpack_require__(1',
      '/***/ 1\n',
      '`/api/a',
    ].map((piece) => piece.repeat(100_000));
    for (const code of hostile) {
      expect(exposeChunks(code)).toBeNull();
      expect(pageChunks([code]).size).toBe(0);
      expect(sharedRanges(code).size).toBe(0);
      expect(platformUses(code)).toEqual({});
      expect(apiPaths([code]).length).toBeLessThan(2);
    }
  });
});
