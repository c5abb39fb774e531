import { createContext, use, type ReactNode } from 'react';

export interface FragmentProps {
  /** Section and fragment: `mf-community/upcoming-events`. The route names it as well. */
  name: string;
  /** Holds the place until code and data are there. */
  fallback?: ReactNode;
  /** Its place is empty where it cannot be loaded, and says nothing of it. */
  optional?: boolean;
}

/** How the shell shows a fragment. Where there is no shell, its place is empty. */
const Context = createContext<(props: FragmentProps) => ReactNode>(() => null);

export const FragmentProvider = Context.Provider;

/** Another section's block. When that section is not there its place is empty, and the page is as it was without. */
export const Fragment = (props: FragmentProps): ReactNode => use(Context)(props);
