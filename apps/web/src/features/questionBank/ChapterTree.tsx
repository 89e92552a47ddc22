import type { LibraryChapter } from '@cheese/domain/contract/exam/questionLibrary';
import { type TreeNode, treeOf } from '@cheese/domain/rules/lists/tree';
import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { texts } from './texts';

const Tree = styled('ul')(({ theme: { breakpoints, palette, typography } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { margin: 0, padding: '0 0 0 24px', listStyle: 'none' },
  '& li > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 44,
    padding: '8px 0',
    borderBottom: `1px solid ${palette.hairline}`,
  },
  '& .name': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .name b': { fontWeight: 600 },
  '& .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .end small': { ...typography.caption, color: palette.text.third },
  '& button[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
  [breakpoints.down('sm')]: { '& ul': { paddingLeft: 12 } },
}));

interface ChapterTreeProps {
  chapters: readonly LibraryChapter[];
  /** Content below the name of a chapter. */
  below?: ((chapter: LibraryChapter) => ReactNode) | undefined;
  /** Content at the right of a chapter. */
  end: (chapter: LibraryChapter) => ReactNode;
}

/** All chapters are open at first. */
export function ChapterTree({ chapters, ...parts }: ChapterTreeProps) {
  return (
    <Tree>
      {treeOf(chapters).map((node) => (
        <Chapter key={node.id} node={node} {...parts} />
      ))}
    </Tree>
  );
}

type ChapterProps = Omit<ChapterTreeProps, 'chapters'> & { node: TreeNode<LibraryChapter> };

function Chapter({ node, below, end }: ChapterProps) {
  const [isOpen, setOpen] = useState(true);
  const { name, children } = node;
  return (
    <li>
      <div>
        {children.length > 0 && (
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.opens(name) : texts.closes(name)}
            onClick={() => setOpen(!isOpen)}
          >
            <ExpandMore />
          </IconButton>
        )}
        <div className="name">
          {node.pid === null ? <b>{name}</b> : name}
          {below?.(node)}
        </div>
        <div className="end">{end(node)}</div>
      </div>
      {isOpen && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Chapter key={child.id} node={child} below={below} end={end} />
          ))}
        </ul>
      )}
    </li>
  );
}
