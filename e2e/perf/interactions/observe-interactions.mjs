/** Runs in a page before any of its scripts: collects how long each press, tap and key took in `window.interactions`. */
export function observeInteractions() {
  const interactions = [];
  window.interactions = interactions;
  // 16 ms is the least the browser tells of.
  new PerformanceObserver((list) => {
    for (const {
      interactionId,
      name,
      duration,
      startTime,
      processingStart,
      processingEnd,
    } of list.getEntries())
      if (interactionId)
        interactions.push({
          interactionId,
          name,
          duration,
          waited: processingStart - startTime,
          worked: processingEnd - processingStart,
        });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
