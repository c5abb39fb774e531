import { useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '@futurelab/platform/session';
import { readStorage, writeStorage } from '@futurelab/platform/storage';

/**
 * What is typed into a form, kept in this tab until it is saved: a reload, a wrong press or signing in again loses nothing.
 * @param form what the form is called among those of one person
 * @param saved what the server has
 */
export function useFormDraft<Values extends object>(form: string, saved: Values) {
  const key = `futurelab:form:${useSession().user?.id}:${form}`;
  const [values, setValues] = useState(saved);
  const latest = useRef(values);
  const [restored, setRestored] = useState(false);

  const show = (next: Values) => {
    latest.current = next;
    setValues(next);
  };
  // Before the effects of the fields: what they change is changed in what was kept.
  useLayoutEffect(() => {
    const kept = parsed(readStorage('sessionStorage', key));
    if (!kept) return;
    latest.current = { ...latest.current, ...(kept as Partial<Values>) };
    setValues(latest.current);
    setRestored(true);
  }, [key]);

  return {
    values,
    /** It was typed before this page was opened. */
    restored,
    change: (part: Partial<Values>) => {
      show({ ...latest.current, ...part });
      writeStorage('sessionStorage', key, JSON.stringify(latest.current));
    },
    /** It is saved: nothing has to be kept. */
    forget: () => {
      writeStorage('sessionStorage', key, null);
      setRestored(false);
    },
    /** Begins anew from what the server has. */
    discard: () => {
      writeStorage('sessionStorage', key, null);
      setRestored(false);
      show(saved);
    },
  };
}

function parsed(text: string | null): object | null {
  try {
    return JSON.parse(text ?? 'null') as object | null;
  } catch {
    return null;
  }
}
