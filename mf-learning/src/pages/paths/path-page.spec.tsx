import { renderPage, screen } from '@futurelab/platform/testing';
import { aLearningPath } from '../../test-data';
import LearningPathsPage from './learning-paths-page';
import PathPage from './path-page';

const path = aLearningPath({ id: 'first-steps', title: 'First steps', description: 'Where to begin.' });

test('A path beside the tracks has a page of its own, with its courses and a way to join', async () => {
  renderPage(<PathPage />, {
    path: '/learning-paths/:id',
    at: '/learning-paths/first-steps',
    api: { 'GET /api/learning-paths/first-steps': { body: path } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start with AI Foundations' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Flearning-paths%2Ffirst-steps',
  );
});

test('One that is not there says so', async () => {
  renderPage(<PathPage />, {
    path: '/learning-paths/:id',
    at: '/learning-paths/astrology',
    api: { 'GET /api/learning-paths/astrology': { status: 404, body: { code: 'not_found' } } },
  });
  expect(await screen.findByRole('link', { name: 'See every path' })).toBeVisible();
});

test('The list has it behind the tracks', async () => {
  renderPage(<LearningPathsPage />, {
    path: '/learning-paths',
    at: '/learning-paths',
    api: { 'GET /api/learning-paths': { body: [aLearningPath(), path] } },
  });
  expect(await screen.findByRole('heading', { name: 'More paths' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'First steps' })).toHaveAttribute(
    'href',
    '/learning-paths/first-steps',
  );
});
