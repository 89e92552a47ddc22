import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** As wide as a phone that is held upright: known before anything is painted. */
export const useIsNarrow = () => useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
