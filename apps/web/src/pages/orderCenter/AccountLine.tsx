import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Line = styled('article')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${palette.hairline}` },
  '& .words': { flex: 1, minWidth: 0 },
  '& .words b': { ...typography.body1, fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': {
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    color: palette.text.third,
    overflowWrap: 'anywhere',
  },
  '& .end': { flex: 'none', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .end b': { ...typography.h3 },
  '& .end b.gain': { color: palette.success.main },
  '& .end small': { justifyContent: 'flex-end' },
}));

interface AccountLineProps {
  title: string;
  at: number;
  /** Details beside the time, in small print. */
  facts?: readonly (string | null)[];
  end: ReactNode;
}

export function AccountLine({ title, at, facts = [], end }: AccountLineProps) {
  return (
    <Line>
      <div className="words">
        <b>{title}</b>
        <small>
          <time dateTime={new Date(at).toISOString()}>{chinaMinute(at)}</time>
          {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
        </small>
      </div>
      <div className="end">{end}</div>
    </Line>
  );
}
