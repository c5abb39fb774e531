import { visit, waitForHydration } from '../../fixtures/hydration';
import { newEachTry } from '../../fixtures/new-each-try';
import { expect, test } from '../../fixtures/test';

test('An author writes a course with a quiz by keyboard alone, publishes it, and Leo opens its first lesson', async ({
  page,
  signInAs,
}) => {
  const title = newEachTry('Short meetings');
  const { keyboard } = page;
  const fill = async (name: string, text: string, at = 0) => {
    await page.getByRole('textbox', { name, exact: true }).nth(at).focus();
    await keyboard.insertText(text);
  };
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await keyboard.press('Enter');
  };

  await signInAs('Ada');
  await visit(page, '/admin/courses');
  await waitForHydration(page);
  await press('New course');
  await fill('Title', title);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await fill('New module', 'Before');
  await keyboard.press('Enter');
  await fill('New lesson in Before', 'Say why');
  await keyboard.press('Enter');
  await page.getByRole('link', { name: 'Say why', exact: true }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Say why');
  await press('Add quiz');
  await fill('Question', 'What comes first?');
  await fill('Choice 1', 'The reason');
  await fill('Choice 2', 'The coffee');
  await page.getByRole('radio', { name: 'Choice 1 is right' }).focus();
  await keyboard.press('Space');
  await fill('Explanation', 'People come for a reason.');
  await press('Save lesson');
  await expect(page.getByText('Lesson saved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: title }).focus();
  await keyboard.press('Enter');
  const parts = page.getByRole('navigation', { name: 'Parts of the course' });
  await parts.getByRole('link', { name: 'Settings' }).focus();
  await keyboard.press('Enter');
  await fill('Promise', 'Hold a meeting that people remember.');
  await fill('Description', 'One lesson.');
  await fill('Outcomes', 'Begin on time');
  await press('Save settings');
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await press('Publish course');
  await expect(page.getByText('Course published', { exact: true })).toBeVisible();
  const address = await page.getByRole('link', { name: 'View course' }).getAttribute('href');

  await signInAs('Leo');
  await visit(page, address!);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Enroll free', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Say why');
  await expect(page.getByText('What comes first?')).toBeVisible();
});
