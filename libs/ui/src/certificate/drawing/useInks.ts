import type { Template } from '../Certificate';
import { useTheme } from '@mui/material/styles';

export interface Inks {
  main: string;
  wash: string;
  text: string;
  pale: string;
  paper: string;
  void: string;
}

/** The colours of a template: red, blue and gold of the house. */
export function useInks(template: Template): Inks {
  const { palette } = useTheme();
  const own = {
    1: { main: palette.accent.main, wash: palette.accent.wash },
    2: { main: palette.info.main, wash: palette.ground },
    3: { main: palette.brandText, wash: palette.brandWash },
  }[template];
  return {
    ...own,
    text: palette.text.primary,
    pale: palette.text.secondary,
    paper: palette.surface,
    void: palette.error.main,
  };
}
