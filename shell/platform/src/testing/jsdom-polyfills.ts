/** What every browser has, our components use, and jsdom lacks. Tests that run without a document need none of it. */
if (typeof document !== 'undefined') installPolyfills();

function installPolyfills(): void {
  globalThis.PointerEvent ??= pointerEvent();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const element = HTMLElement.prototype;
  element.scrollIntoView ??= () => undefined;
  element.setPointerCapture ??= () => undefined;
  element.releasePointerCapture ??= () => undefined;
  element.hasPointerCapture ??= () => false;
}

function pointerEvent(): typeof PointerEvent {
  class StandIn extends MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;

    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 1;
      this.pointerType = init.pointerType ?? 'mouse';
    }
  }
  return StandIn as unknown as typeof PointerEvent;
}

export {};
