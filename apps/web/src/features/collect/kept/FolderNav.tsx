import type { CollectCatalog } from '@cheese/domain/contract/learning/collect';
import { type TreeNode, treeOf } from '@cheese/domain/rules/lists/tree';
import { AppLink } from '@cheese/ui/links/AppLink';
import { TreeList } from '@cheese/ui/tree/TreeList';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

/** Large enough for touch. */
const Tree = styled(TreeList)({ '& a': { minHeight: 44 } });

interface FolderNavProps {
  folders: readonly CollectCatalog[];
  chosen: number | undefined;
  hrefOf: (folderId: number | undefined) => string;
  /** False if a filter hides some of a folder's items. */
  hasCounts: boolean;
}

/** The folders of the user, as links. */
export function FolderNav({ folders, ...nav }: FolderNavProps) {
  return (
    <nav aria-label={texts.folders}>
      <Tree>
        <li>
          <Way {...nav} id={undefined} name={texts.everything} />
        </li>
        {treeOf(folders).map((node) => (
          <Branch key={node.id} node={node} {...nav} />
        ))}
      </Tree>
    </nav>
  );
}

type Nav = Omit<FolderNavProps, 'folders'>;

function Branch({ node, ...nav }: Nav & { node: TreeNode<CollectCatalog> }) {
  const { id, name, count, children } = node;
  return (
    <li>
      <Way {...nav} id={id} name={name} count={count} />
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.id} node={child} {...nav} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface WayProps extends Nav {
  id: number | undefined;
  name: string;
  count?: number;
}

const Way = ({ id, name, count, chosen, hrefOf, hasCounts }: WayProps) => (
  <AppLink
    href={hrefOf(id)}
    preventScrollReset
    {...(chosen === id && { 'aria-current': 'page' as const })}
  >
    <span>{name}</span>
    {hasCounts && count !== undefined && <small>{count}</small>}
  </AppLink>
);
