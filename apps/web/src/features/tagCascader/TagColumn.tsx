import ArrowRight from '@mui/icons-material/KeyboardArrowRight';
import { PopupList } from '@cheese/ui/popup/PopupList';
import type { KeyboardEvent } from 'react';
import type { TagNode } from './useTagTree';

interface TagColumnProps {
  label: string;
  nodes: readonly TagNode[];
  openId: number | undefined;
  chosenId: number | undefined;
  onPick: (node: TagNode) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const between = { justifyContent: 'space-between' };

/** A node with children opens the next column; a leaf is chosen at once. */
export function TagColumn({ label, nodes, openId, chosenId, onPick, onKeyDown }: TagColumnProps) {
  return (
    <PopupList aria-label={label} onKeyDown={onKeyDown}>
      {nodes.map((node) => (
        <li key={node.id}>
          <button
            type="button"
            data-id={node.id}
            style={between}
            {...(node.children.length > 0 && { 'aria-expanded': node.id === openId })}
            {...(node.id === chosenId && { 'aria-current': true })}
            onClick={() => onPick(node)}
          >
            {node.name}
            {node.children.length > 0 && <ArrowRight aria-hidden fontSize="small" />}
          </button>
        </li>
      ))}
    </PopupList>
  );
}
