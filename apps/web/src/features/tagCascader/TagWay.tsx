import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';
import type { TagNode } from './useTagTree';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 0',
  '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', margin: 0, padding: 0 },
  '& li': { display: 'flex', alignItems: 'center', listStyle: 'none' },
  '& li + li::before': { content: '"/"', color: theme.palette.text.third },
  '& li button': {
    ...theme.typography.body1,
    minHeight: 32,
    padding: '0 6px',
    color: theme.palette.accent.text,
    background: 'none',
    border: 0,
    cursor: 'pointer',
    '&[aria-current]': { color: theme.palette.text.primary, cursor: 'default' },
  },
}));

interface TagWayProps {
  open: readonly TagNode[];
  onOpen: (way: readonly TagNode[]) => void;
  onChoose: () => void;
}

/** Breadcrumbs of the tree; the current node can be chosen. */
export function TagWay({ open, onOpen, onChoose }: TagWayProps) {
  const steps = [{ id: 0, name: texts.all }, ...open];
  const last = steps.length - 1;
  return (
    <Row>
      <ol aria-label={texts.way}>
        {steps.map(({ id, name }, depth) => (
          <li key={id}>
            <button
              type="button"
              aria-current={depth === last && 'step'}
              onClick={() => onOpen(open.slice(0, depth))}
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
      <Button size="small" variant="outlined" onClick={onChoose}>
        {texts.take(steps[last]?.name ?? texts.all)}
      </Button>
    </Row>
  );
}
