import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True at phone width; read before the first paint. */
export const useIsNarrow = () => useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
