import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 0',
  listStyle: 'none',
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.palette.hairline}` },
  '& > .fact': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .detail': { ...theme.typography.caption, color: theme.palette.text.third },
}));

export const FactList = styled('ul')({ margin: 0, padding: 0 });

interface FactRowProps {
  title: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}

export function FactRow({ title, detail, action }: FactRowProps) {
  return (
    <Row>
      <div className="fact">
        <div>{title}</div>
        {detail && <div className="detail">{detail}</div>}
      </div>
      {action}
    </Row>
  );
}
