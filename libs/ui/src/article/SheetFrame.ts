import { styled } from '@mui/material/styles';

export const SheetFrame = styled('div')(({ theme: { palette } }) => ({
  backgroundColor: palette.surface,
  border: `1px solid ${palette.divider}`,
  borderRadius: 4,
  '&.wrong': { borderColor: palette.error.main },
  '&:focus-within': { outline: `2px solid ${palette.brandPressed}` },
  // Keeps its height before the tools load.
  '& > .tools': {
    display: 'flex',
    flexWrap: 'wrap',
    minHeight: 33,
    borderBottom: `1px solid ${palette.hairline}`,
  },
  '& .tools button[aria-pressed=true]': {
    color: palette.brandText,
    backgroundColor: palette.brandWash,
  },
  '& [role=textbox]': {
    minHeight: 160,
    maxHeight: 400,
    padding: '8px 12px',
    overflowY: 'auto',
    outline: 'none',
    // Required by the editor, or spaces at the end of a line are lost.
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& [role=textbox] pre': { whiteSpace: 'pre-wrap' },
  '& [role=textbox] table': { borderCollapse: 'collapse' },
  '& [role=textbox] img': { maxWidth: '100%', verticalAlign: 'middle' },
  '& [role=textbox] audio': { maxWidth: '100%', verticalAlign: 'middle' },
  '& .formula': { padding: '0 2px', borderRadius: 4, cursor: 'pointer' },
  '& .formula.block': { display: 'block', overflowX: 'auto', textAlign: 'center' },
  '& .ProseMirror-selectednode': { outline: `2px solid ${palette.brandPressed}` },
  '& img.ProseMirror-separator': { display: 'inline', border: 0, margin: 0 },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': {
    display: 'block',
    width: 20,
    borderTop: `1px solid ${palette.text.primary}`,
  },
  '&.compact [role=textbox]': { minHeight: 44 },
  // In a list of fields only the focused one shows its tools. They float, because a layout shift
  // would move the next button away from under the pointer.
  '&.compact': { position: 'relative' },
  '&.compact > .tools': {
    position: 'absolute',
    right: -1,
    bottom: '100%',
    zIndex: 1,
    flexWrap: 'nowrap',
    backgroundColor: palette.surface,
    border: `1px solid ${palette.divider}`,
    borderRadius: 4,
  },
  '&.compact:not(:focus-within) > .tools': { display: 'none' },
}));
