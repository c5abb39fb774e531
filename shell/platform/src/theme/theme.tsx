import { createContext, use, useState, type ReactNode } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { afterPaint } from '../after-paint';

export type Theme = 'system' | 'light' | 'dark';

/** The cookie the server reads to set `data-theme` on the first byte; absent: the system decides. */
export const THEME_COOKIE = 'theme';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The theme named by a cookie's value; anything else is the system's. */
export function readTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

interface ThemeChoice {
  theme: Theme;
  setTheme: (theme: Theme) => void;
}

/** One store per provider: the server renders for several visitors at once. */
const ThemeContext = createContext<StoreApi<ThemeChoice> | null>(null);

const createThemeStore = (initial: Theme) =>
  createStore<ThemeChoice>((set) => ({
    theme: initial,
    setTheme: (theme) => {
      set({ theme });
      // The choice is shown as made first: to color the whole page anew takes a slow phone a tenth of a second.
      void afterPaint().then(() => apply(theme));
    },
  }));

export interface ThemeProviderProps {
  /** What the server rendered with. */
  initial: Theme;
  children: ReactNode;
}

export function ThemeProvider({ initial, children }: ThemeProviderProps) {
  const [store] = useState(() => createThemeStore(initial));
  return <ThemeContext value={store}>{children}</ThemeContext>;
}

/** The visitor's choice, and how to change it for this page and the next year. */
export function useTheme(): ThemeChoice {
  const store = use(ThemeContext);
  if (!store) throw new Error('useTheme needs a ThemeProvider around it');
  return useStore(store);
}

/** To this page, and to the next ones for a year. */
function apply(theme: Theme): void {
  const { documentElement } = document;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  if (theme === 'system') {
    documentElement.removeAttribute('data-theme');
    document.cookie = `${THEME_COOKIE}=; path=/; max-age=0; SameSite=Lax${secure}`;
  } else {
    documentElement.dataset.theme = theme;
    document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  }
}
