import { useTheme, type Theme } from '@futurelab/platform/theme';
import { Icon, VisuallyHidden, type IconName } from '@futurelab/platform/ui';
import styles from './theme-switch.module.css';

const CHOICES: { theme: Theme; label: string; icon: IconName }[] = [
  { theme: 'system', label: 'System', icon: 'monitor' },
  { theme: 'light', label: 'Light', icon: 'sun' },
  { theme: 'dark', label: 'Dark', icon: 'moon' },
];

export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>Theme</VisuallyHidden>
      </legend>
      {CHOICES.map((choice) => (
        <label key={choice.theme} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            value={choice.theme}
            checked={theme === choice.theme}
            onChange={() => setTheme(choice.theme)}
          />
          <Icon name={choice.icon} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
