import GlobalStyles from '@mui/material/GlobalStyles';

/** Prints only the questions, and breaks no question across pages. */
export const PrintedAlone = () => (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '16mm' },
      '@media print': {
        'body *': { visibility: 'hidden' },
        '.printed, .printed *': { visibility: 'visible' },
        '.printed': { position: 'absolute', insetInline: 0, top: 0 },
        '.printed article': { breakInside: 'avoid' },
        '.printed nav, .printed button': { display: 'none' },
      },
    }}
  />
);
