/** How long a finger or a mouse button stays down: people take 50 to 120 ms. */
const HELD_MS = 80;

/**
 * Presses the middle of `locator` as a person does, with a finger where the screen takes one. Playwright's own tap and
 * click lift at the moment they touch and look for what they hit inside the page, which would be measured too.
 */
export async function press(locator) {
  const page = locator.page();
  const { x, y } = middleOf(await locator.boundingBox());
  if (await page.evaluate(() => navigator.maxTouchPoints === 0)) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HELD_MS);
    await page.mouse.click(x, y, { delay: HELD_MS });
    return;
  }
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(HELD_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
