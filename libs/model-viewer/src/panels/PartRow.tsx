import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { Shown } from '../model/modelState';
import { texts } from '../texts';
import type { Row } from './openRows';

const Line = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  borderRadius: 4,
  cursor: 'pointer',
  color: theme.palette.viewer.text,
  '&:hover': { backgroundColor: theme.palette.viewer.ground },
  '&:focus-visible': { outline: `2px solid ${theme.palette.accent.main}`, outlineOffset: -2 },
  '&[aria-selected=true]': { backgroundColor: theme.palette.viewer.ground, fontWeight: 600 },
  '& button': { color: 'inherit' },
  '& .fold': { width: 32 },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .dot': { width: 10, height: 10, marginRight: 8, borderRadius: '50%', flexShrink: 0 },
  '&[aria-checked=mixed] .eye': { opacity: 0.6 },
  '&[aria-checked=false] .name, &[aria-checked=false] .eye': { opacity: 0.6 },
}));

const checked = { all: 'true', some: 'mixed', none: 'false' } as const;
const STEP = 16;

interface PartRowProps {
  row: Row;
  shown: Shown;
  isOpen: boolean;
  isChosen: boolean;
  /** The one line that the tab key leads to. */
  isReached: boolean;
  onChoose: () => void;
  onOpen: (isOpen: boolean) => void;
  onToggle: () => void;
  onHover: (isOver: boolean) => void;
}

/** A part in the tree: what it is called, whether it is seen, and whether it is unfolded. */
export function PartRow({ row, shown, isOpen, isChosen, isReached, ...acts }: PartRowProps) {
  const { part, level, at, of, hasMore } = row;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // jsdom has none.
    if (isChosen) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  const Fold = isOpen ? ExpandMoreIcon : ChevronRightIcon;
  const Eye = shown === 'none' ? VisibilityOffIcon : VisibilityIcon;
  return (
    <Line
      ref={line}
      role="treeitem"
      data-part={part.id}
      aria-level={level}
      aria-posinset={at}
      aria-setsize={of}
      aria-selected={isChosen}
      aria-checked={checked[shown]}
      {...(hasMore && { 'aria-expanded': isOpen })}
      aria-label={part.name}
      tabIndex={isReached ? 0 : -1}
      style={{ paddingLeft: (level - 1) * STEP }}
      onClick={acts.onChoose}
      onMouseEnter={() => acts.onHover(true)}
      onMouseLeave={() => acts.onHover(false)}
    >
      <span className="fold">
        {hasMore && (
          <IconButton
            size="small"
            tabIndex={-1}
            aria-label={isOpen ? texts.close(part.name) : texts.open(part.name)}
            onClick={(event) => {
              event.stopPropagation();
              acts.onOpen(!isOpen);
            }}
          >
            <Fold fontSize="small" />
          </IconButton>
        )}
      </span>
      {part.color && <span className="dot" style={{ backgroundColor: part.color }} />}
      <span className="name">{part.name}</span>
      <IconButton
        className="eye"
        size="small"
        tabIndex={-1}
        aria-label={shown === 'none' ? texts.show(part.name) : texts.hideOne(part.name)}
        onClick={(event) => {
          event.stopPropagation();
          acts.onToggle();
        }}
      >
        <Eye fontSize="small" />
      </IconButton>
    </Line>
  );
}
