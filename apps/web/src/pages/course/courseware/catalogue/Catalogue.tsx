import { styled } from '@mui/material/styles';
import { countStudied, type Group } from '../inDirectory';
import { texts } from '../texts';
import { CatalogueItem } from './CatalogueItem';

const Groups = styled('div')(({ theme }) => ({
  padding: '8px 0',
  '& details': { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' },
  '& summary': {
    ...theme.typography.subtitle2,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    padding: '8px 16px',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary small': {
    ...theme.typography.caption,
    flex: 'none',
    color: theme.palette.text.third,
  },
  '& summary:focus-visible': {
    outline: `2px solid ${theme.palette.brandPressed}`,
    outlineOffset: -2,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
}));

interface CatalogueProps {
  groups: readonly Group[];
  chosen: number;
}

/** Directory of the course with the progress of each item. */
export function Catalogue({ groups, chosen }: CatalogueProps) {
  return (
    <Groups>
      {groups.map(({ id, title, depth, coursewares }) => (
        <details key={id} open>
          <summary style={{ paddingInlineStart: 16 + depth * 12 }}>
            <span>{title}</span>
            {coursewares.length > 0 && (
              <small>{texts.progress(countStudied(coursewares), coursewares.length)}</small>
            )}
          </summary>
          <ul>
            {coursewares.map((item) => (
              <CatalogueItem key={item.id} item={item} isChosen={item.id === chosen} />
            ))}
          </ul>
        </details>
      ))}
    </Groups>
  );
}
