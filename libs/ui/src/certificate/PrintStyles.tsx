import GlobalStyles from '@mui/material/GlobalStyles';

/** Prints only the certificate, on the whole page. */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@page': { size: 'A4 landscape', margin: 0 },
        '@media print': {
          'body *': { visibility: 'hidden' },
          '.certificate, .certificate *': { visibility: 'visible' },
          '.certificate': {
            position: 'fixed',
            inset: 0,
            maxWidth: 'none !important',
            margin: '0 !important',
            border: '0 !important',
            printColorAdjust: 'exact',
          },
        },
      }}
    />
  );
}
