export {
  readTheme,
  THEME_COOKIE,
  ThemeProvider,
  useTheme,
  type Theme,
  type ThemeProviderProps,
} from './theme';
