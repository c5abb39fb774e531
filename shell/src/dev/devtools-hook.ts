interface Hook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject: (renderer: unknown) => number;
  onScheduleFiberRoot: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook;
  }
}

/**
 * React reports to this while it starts. A section brings Fast Refresh with it later, and finds here which renderer
 * there is; React's own developer tools do the same when they are installed.
 */
const renderers = new Map<number, unknown>();
const nothing = (): void => undefined;
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject: (renderer) => {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
};

export {};
