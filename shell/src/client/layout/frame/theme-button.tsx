import { useTheme, type Theme } from '@futurelab/platform/theme';
import { FrameIcon } from './frame-icon';

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** From one theme to the next; its name says which it is. */
export function ThemeButton({ className }: { className: string | undefined }) {
  const { theme, setTheme } = useTheme();
  return (
    <button
      type="button"
      className={className}
      aria-label={`Theme: ${theme}`}
      onClick={() => setTheme(NEXT[theme])}
    >
      <FrameIcon name="theme" />
    </button>
  );
}
