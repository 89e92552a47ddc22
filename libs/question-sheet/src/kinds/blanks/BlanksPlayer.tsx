import { styled } from '@mui/material/styles';
import type { PlayerProps } from '../KindView';
import { texts } from '../texts';
import { Sentence } from './Sentence';

const Blank = styled('input')(({ theme: { palette } }) => ({
  maxWidth: '100%',
  minHeight: 36,
  margin: '0 4px',
  padding: '4px 8px',
  font: 'inherit',
  color: palette.text.primary,
  backgroundColor: palette.surface,
  border: 0,
  borderBottom: `2px solid ${palette.text.third}`,
  borderRadius: 0,
  '&:focus-visible': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
}));

const MOST = 200;
const NARROWEST = 8;

function BlankInput({ at, player }: { at: number; player: PlayerProps }) {
  const { question, given, onGive, isDisabled } = player;
  const value = given[at] ?? '';
  const write = (words: string) => {
    const next = question.prompts.map((_, index) => (index === at ? words : (given[index] ?? '')));
    onGive(next.some((word) => word !== '') ? next : []);
  };
  return (
    <Blank
      type="text"
      autoComplete="off"
      maxLength={MOST}
      size={Math.max(NARROWEST, value.length * 2)}
      aria-label={[texts.gap(at + 1), question.prompts[at]].filter(Boolean).join('，')}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => write(target.value)}
    />
  );
}

/** Gaps that are filled in where they stand. */
export const BlanksPlayer = (props: PlayerProps) => (
  <Sentence question={props.question} drawGap={(at) => <BlankInput at={at} player={props} />} />
);
