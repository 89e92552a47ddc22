import { styled } from '@mui/material/styles';
import { print } from '@cheese/ui/tokens';

/** An A4 page, on screen and on paper. */
export const Sheet = styled('main')({
  maxWidth: '180mm',
  margin: '0 auto',
  padding: '10mm 4mm',
  color: print.ink,
  backgroundColor: print.paper,
  fontFamily: '"Songti SC", SimSun, "Noto Serif CJK SC", serif',
  fontSize: '11pt',
  lineHeight: 1.6,
  '& h1': { margin: '0 0 8px', fontSize: '16pt', textAlign: 'center' },
  '& h2': { margin: '16px 0 4px', fontSize: '12pt', breakAfter: 'avoid' },
  '& .facts': { textAlign: 'center' },
  '& .question': { margin: '0 0 10px', breakInside: 'avoid' },
  '& .context': { margin: '0 0 6px', breakInside: 'avoid', breakAfter: 'avoid' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', margin: 0, padding: '0 0 0 1.5em' },
  '& ul > li': { listStyle: 'none', minWidth: '40%' },
  '& img': { maxWidth: '80mm', maxHeight: '60mm' },
  '& .room': { height: '35mm' },
  '& .key': { marginTop: 4, paddingLeft: '1.5em' },
  '& .bar': {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 16,
    marginBottom: 16,
  },
  '@media print': {
    maxWidth: 'none',
    padding: 0,
    '& .bar': { display: 'none' },
  },
  '@page': { size: 'A4', margin: '15mm' },
});
