/** Runs in a page before any of its scripts: collects its vitals in `window.vitals`. */
export function observePage() {
  const vitals = { fcp: null, lcp: null, lcpElement: '', cls: 0, moved: [], longTasks: [] };
  window.vitals = vitals;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element, url }) => {
    vitals.lcp = startTime;
    vitals.lcpElement = element
      ? `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 30)}`
      : url;
  });
  on('longtask', ({ startTime, duration }) => vitals.longTasks.push([startTime, duration]));

  // CLS: the largest window of shifts less than 1 s apart and 5 s long together.
  let sum = 0;
  let first = 0;
  let last = -Infinity;
  on('layout-shift', ({ value, startTime, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    for (const { node } of sources)
      vitals.moved.push(node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'text');
    if (startTime - last < 1000 && startTime - first < 5000) sum += value;
    else [sum, first] = [value, startTime];
    last = startTime;
    vitals.cls = Math.max(vitals.cls, sum);
  });
}
