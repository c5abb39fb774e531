/** Takes the section's new modules in place as they are built; what cannot be taken in place reloads the page. */
const { webpackHot } = import.meta;
let latest;

async function catchUp() {
  if (webpackHot.status() !== 'idle') return;
  while (latest !== __webpack_hash__) {
    const taken = await webpackHot.check(true).catch((error) => {
      console.info('[dev] The page is reloaded:', error.message);
      return null;
    });
    if (taken === null) return location.reload();
  }
}

window.addEventListener('futurelab:built', ({ detail }) => {
  latest = detail;
  void catchUp();
});
