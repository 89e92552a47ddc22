import { styled } from '@mui/material/styles';

export interface Mark {
  from: number;
  /** Exclusive end. */
  to: number;
}

const Hit = styled('mark')(({ theme }) => ({
  color: theme.palette.accent.text,
  backgroundColor: theme.palette.accent.wash,
}));

interface MarkedTextProps {
  text: string;
  /** Sorted and not overlapping. */
  marks?: readonly Mark[] | undefined;
}

/** A text with its search matches highlighted. */
export function MarkedText({ text, marks = [] }: MarkedTextProps) {
  return (
    <>
      {marks.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <Hit>{text.slice(from, to)}</Hit>
        </span>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  );
}
