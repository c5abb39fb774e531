/* global window, location, __webpack_hash__ */
/** Takes the section's new modules in place as they are built; what cannot be taken in place reloads the page. */
let latest;

async function catchUp() {
  if (import.meta.webpackHot.status() !== 'idle') return;
  while (latest !== __webpack_hash__) {
    const taken = await import.meta.webpackHot.check(true).catch((error) => {
      console.info('[dev] The page is loaded again:', error.message);
      return null;
    });
    if (taken === null) return location.reload();
  }
}

window.addEventListener('futurelab:built', ({ detail }) => {
  latest = detail;
  void catchUp();
});
