import { styled } from '@mui/material/styles';

/** The picture and what is asked beside it; on a phone what is asked comes first. */
export const QuizFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"picture asked" auto "picture tools" 1fr / minmax(0, 1fr) 340px',
  gap: 8,
  // What waits for an answer stands in boxes of their own height.
  height: 'calc(100dvh - 56px)',
  padding: 8,
  '& .picture': { gridArea: 'picture', minHeight: 0 },
  '& .asked': { gridArea: 'asked' },
  '& .tools': { gridArea: 'tools' },
  '& .pane': { display: 'flex', flexDirection: 'column', gap: 8, minHeight: 0, overflow: 'auto' },
  '& h2': { ...theme.typography.h4, margin: '4px 0 12px' },
  '& h2:focus': { outline: 'none' },
  '& .choices': { display: 'grid', gap: 8 },
  '& .choices button': { minHeight: 44, color: 'inherit', borderColor: 'currentColor' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
  '& .acts .MuiButton-text, & .acts .MuiButton-outlined': { color: 'inherit' },
  '& ul': { margin: 0, paddingLeft: 20 },
  '& li a': { color: 'inherit' },
  '& small': theme.typography.caption,
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexDirection: 'column',
    height: 'auto',
    '& .pane': { overflow: 'visible' },
    '& .asked': { order: -1 },
    '& .picture': { height: '52svh' },
  },
}));
