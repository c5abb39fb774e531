export { emitSignal } from '../api/signals';
export { ada, leo, maya, nia } from './cast';
export { createFakeApi, type StubResponse, type StubResponses, type FakeApi } from './fake-api';
export { renderPage } from './render-page';
export { expectConsoleErrors } from './setup';
export { mockAudio } from './mock-audio';
export { default as userEvent } from '@testing-library/user-event';
export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
