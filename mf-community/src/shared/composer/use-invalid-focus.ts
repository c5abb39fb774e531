import { useEffect, useRef, type RefObject } from 'react';

/** For a form: when sending it fails, the first field that was refused gets the focus. */
export function useInvalidFocus(error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
