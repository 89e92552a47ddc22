import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../../marking/texts';
import { OptionRow } from './OptionRow';

const Pair = styled('div')(({ theme: { palette } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& + &': { marginTop: 12 },
  '& > label': { flex: 1, minWidth: 0 },
  '&.struck > label': { color: palette.text.third, textDecoration: 'line-through' },
}));

interface StrikableProps {
  option: string;
  isStruck: boolean;
  onStrike: ((option: string) => void) | undefined;
  children: ReactNode;
}

/** An option that may be ruled out, and chosen all the same. */
export function Strikable({ option, isStruck, onStrike, children }: StrikableProps) {
  if (!onStrike) return <OptionRow>{children}</OptionRow>;
  return (
    <Pair className={isStruck ? 'struck' : ''}>
      <OptionRow>{children}</OptionRow>
      <IconButton
        size="small"
        color={isStruck ? 'primary' : 'default'}
        aria-label={texts.strike(option)}
        aria-pressed={isStruck}
        title={texts.strike(option)}
        onClick={() => onStrike(option)}
      >
        <VisibilityOffOutlined fontSize="small" />
      </IconButton>
    </Pair>
  );
}
