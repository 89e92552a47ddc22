import type { Components, Theme } from '@mui/material/styles';
import { colors, radius } from '../tokens';

type Parts = Components<Omit<Theme, 'components'>>;

const papers: Parts = {
  MuiCardActionArea: {
    styleOverrides: {
      // The card rises instead of darkening.
      root: {
        '&:hover .MuiCardActionArea-focusHighlight': { opacity: 0 },
        '&.Mui-focusVisible': {
          outline: 'none',
          '& .MuiCardActionArea-focusHighlight': { opacity: 1 },
        },
      },
      // Above the card's picture, which would hide the focus ring.
      focusHighlight: {
        backgroundColor: 'transparent',
        outline: `2px solid ${colors.brandPressed}`,
        outlineOffset: -2,
      },
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius.dialog } } },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h2, padding: '20px 24px 12px' }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
  MuiMenu: { styleOverrides: { paper: { borderRadius: radius.card, marginTop: 4 } } },
  MuiPopover: { styleOverrides: { paper: { borderRadius: radius.card } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(31,35,41,.5)' } },
    },
  },
};

const signs: Parts = {
  MuiLink: { defaultProps: { color: 'brandText', underline: 'hover' } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({ ...theme.typography.caption, backgroundColor: colors.ink }),
    },
  },
  MuiAlert: {
    // The only built-in text of MUI that is used.
    defaultProps: { closeText: '关闭' },
    styleOverrides: {
      root: { borderRadius: radius.card, color: colors.ink, alignItems: 'center' },
      // MUI's default scrolls by a fraction of a pixel, out of reach of the keyboard.
      message: { overflow: 'visible', overflowWrap: 'anywhere' },
    },
  },
};

const tables: Parts = {
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colors.hairline },
      head: { backgroundColor: colors.ground, fontWeight: 600 },
    },
  },
};

export const surfaces: Parts = { ...papers, ...signs, ...tables };
