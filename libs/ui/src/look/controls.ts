import type { ButtonProps } from '@mui/material/Button';
import type { Components, Theme } from '@mui/material/styles';
import { colors, forcedColors, radius } from '../tokens';

type Parts = Components<Omit<Theme, 'components'>>;
const heights = { small: 32, medium: 36, large: 44 };

const buttonColours = (theme: Omit<Theme, 'components'>, color: ButtonProps['color']) => {
  if (color === 'inherit') {
    return { '&.MuiButton-outlined': { borderColor: colors.fieldEdge } };
  }
  if (color !== 'primary' && color !== 'accent') return {};
  // The brand colour has too little contrast for text on white.
  const letters = color === 'accent' ? theme.palette.accent.text : colors.brandText;
  return { '--variant-textColor': letters, '--variant-outlinedColor': letters };
};

const buttons: Parts = {
  // `LinkComponent` comes with the theme, see theme.ts.
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minHeight: heights[ownerState.size ?? 'medium'],
        fontSize: theme.typography.button.fontSize as string,
        whiteSpace: 'nowrap',
        ...buttonColours(theme, ownerState.color),
      }),
      contained: {
        // Without its background the button would look like text.
        [forcedColors]: { border: '1px solid ButtonText' },
        '&.MuiButton-colorPrimary:active': { backgroundColor: colors.brandPressed },
      },
      sizeLarge: { paddingInline: 24 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        color: colors.inkSecond,
        borderRadius: radius.card,
        '&:hover': { color: colors.ink },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: theme.typography.caption.fontSize as string,
        borderRadius: radius.control,
        '&.MuiChip-filled.MuiChip-colorDefault': { backgroundColor: colors.ground },
        '&.MuiChip-outlined': { borderColor: colors.hairline },
        '&.MuiChip-outlined.MuiChip-colorPrimary': {
          color: colors.brandText,
          borderColor: colors.brand,
          backgroundColor: colors.brandWash,
        },
        '&.MuiChip-outlined.MuiChip-colorAccent': {
          color: theme.palette.accent.text,
          borderColor: theme.palette.accent.main,
          backgroundColor: theme.palette.accent.wash,
        },
      }),
    },
  },
};

const checked = { '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: colors.brandPressed } };

const fields: Parts = {
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      outlined: ({ theme }) => ({
        ...theme.typography.body1,
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        color: colors.ink,
        '&.Mui-focused, &.Mui-error': { color: colors.ink },
      }),
    },
  },
  MuiFormLabel: { styleOverrides: { asterisk: { color: colors.error } } },
  MuiFormHelperText: { styleOverrides: { contained: { marginInline: 0, marginTop: 4 } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: colors.surface,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colors.brandPressed },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colors.inkThird },
        '&.Mui-disabled': {
          backgroundColor: colors.ground,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: colors.hairline },
        },
      },
      // The label stands above the field, so the outline needs no gap for it.
      notchedOutline: { top: 0, borderColor: colors.fieldEdge, '& legend': { display: 'none' } },
      input: { '&::placeholder': { color: colors.inkThird, opacity: 1 } },
    },
  },
  MuiCheckbox: { styleOverrides: { colorPrimary: checked } },
  MuiRadio: { styleOverrides: { colorPrimary: checked } },
};

const tabs: Parts = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: ({ theme }) => ({
        height: 3,
        borderRadius: 2,
        backgroundColor: theme.palette.accent.main,
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        minWidth: 0,
        paddingInline: 16,
        '&:hover': { color: colors.ink },
        '&.Mui-selected': { color: theme.palette.accent.text, fontWeight: 600 },
      }),
    },
  },
};

export const controls: Parts = { ...buttons, ...fields, ...tabs };
