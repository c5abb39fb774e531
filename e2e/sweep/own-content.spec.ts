import type { Browser, Page } from '@playwright/test';
import { browserSession } from '../fixtures/browser-session';
import { publishOwnContent } from '../fixtures/own-content';
import { ownProduct } from '../fixtures/own-product';
import { sidewaysScroll } from '../fixtures/page-checks/sideways-scroll';
import { expect, test } from '../fixtures/test';

// Such names in every list would be in the way of the other specs.
test.describe.configure({ timeout: 600_000 });

const product = ownProduct();

const signedIn = async (browser: Browser, name: 'Maya' | 'Ada'): Promise<Page> =>
  (await browserSession(browser, name, { baseURL: product.url })).page;

test('Names, titles and texts of one long word make no page wider than a phone', async ({ browser }) => {
  const [maya, ada] = [await signedIn(browser, 'Maya'), await signedIn(browser, 'Ada')];
  const word = (max: number): string => 'Wortbildungselement'.repeat(16).slice(0, max);
  for (const path of await publishOwnContent(maya, ada, word)) {
    await maya.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 390]) {
      await maya.setViewportSize({ width, height: 844 });
      expect.soft(await sidewaysScroll(maya), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('Names, titles and texts of people have the direction of their script', async ({ browser }) => {
  const [maya, ada] = [await signedIn(browser, 'Maya'), await signedIn(browser, 'Ada')];
  const hebrew = (max: number): string => 'שלום עולם טוב '.repeat(25).slice(0, max).trim();
  for (const path of await publishOwnContent(maya, ada, hebrew)) {
    await maya.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await hebrewReadFromTheLeft(maya), path).toEqual([]);
  }
});

/** The elements whose text or value is Hebrew and is laid out from left to right. */
const hebrewReadFromTheLeft = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beginsHebrew = (text: string): boolean => /^[^\p{L}]*[\u0590-\u05ff]/u.test(text);
    const texts = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    const holders: Element[] = [];
    while (texts.nextNode())
      if (beginsHebrew(texts.currentNode.nodeValue!)) holders.push(texts.currentNode.parentElement!);
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'textarea, input:not([type=checkbox], [type=radio])',
    ))
      if (beginsHebrew(field.value)) holders.push(field);
    return holders
      .filter(
        (element) =>
          getComputedStyle(element).direction === 'ltr' && !element.closest('[aria-hidden], option'),
      )
      .map(
        ({ tagName, className, textContent, parentElement }) =>
          `${parentElement?.tagName}.${parentElement?.className} > ${tagName}.${className}: ${textContent.slice(0, 20)}`,
      );
  });
