import type { CollectCatalog } from '@cheese/domain/contract/learning/collect';
import { type TreeNode, treeOf } from '@cheese/domain/rules/lists/tree';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { texts } from './texts';

const Tree = styled('ul')(({ theme: { palette } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: '0 0 0 24px', listStyle: 'none' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '4px 8px',
    borderRadius: 4,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.ground },
    '&:has(:checked)': { color: palette.accent.text, backgroundColor: palette.accent.wash },
  },
  '& input': { flex: 'none', accentColor: palette.accent.main },
}));

interface FolderChoiceProps {
  folders: readonly CollectCatalog[];
  /** Null for no folder. */
  chosen: number | null;
  /** Offers to choose no folder. */
  hasNone: boolean;
  /** Label of that choice. */
  none: string;
  onChoose: (id: number | null) => void;
}

/** A choice of one folder; native radio buttons, so that arrow keys work. */
export function FolderChoice({ folders, hasNone, none, ...choice }: FolderChoiceProps) {
  const name = useId();
  return (
    <Tree role="radiogroup" aria-label={texts.what}>
      {hasNone && (
        <li role="none">
          <Choice name={name} {...choice} id={null} words={none} />
        </li>
      )}
      {treeOf(folders).map((node) => (
        <Branch key={node.id} node={node} name={name} {...choice} />
      ))}
    </Tree>
  );
}

type Chosen = Omit<FolderChoiceProps, 'folders' | 'hasNone' | 'none'> & { name: string };

function Branch({ node, ...choice }: Chosen & { node: TreeNode<CollectCatalog> }) {
  return (
    <li role="none">
      <Choice {...choice} id={node.id} words={node.name} />
      {node.children.length > 0 && (
        <ul role="none">
          {node.children.map((child) => (
            <Branch key={child.id} node={child} {...choice} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface ChoiceProps extends Chosen {
  id: number | null;
  words: string;
}

const Choice = ({ id, words, name, chosen, onChoose }: ChoiceProps) => (
  <label>
    <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
    {words}
  </label>
);
