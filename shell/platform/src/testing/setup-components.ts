import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './jsdom-polyfills';

// A machine that has other things to do is no failure: what is waited for may take longer than a second.
configure({ asyncUtilTimeout: 8_000 });

/** Each test has a browser of its own. */
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
