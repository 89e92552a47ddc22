import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { LazyPart } from '../parts/LazyPart';
import { sizes } from '../tokens';
import { barContainer, barDown, barUp } from './barRoom';
import { Content } from './Content';

/** Loaded on first opening, because wide screens do not need the drawer. */
const loadDrawer = () => import('./NavDrawer');

interface TopBarProps {
  brand: ReactNode;
  nav?: ReactNode;
  /** Content of the drawer if it is more than `nav`; its links close it. */
  drawer?: (close: () => void) => ReactNode;
  navLabel?: string;
  /** Element that takes the remaining width, such as a search. */
  middle?: ReactNode;
  actions?: ReactNode;
  /** Below this width the nav moves into a drawer. */
  collapseBelow?: 'sm' | 'md' | 'lg' | 'workplace' | 'barNarrow';
  /** For pages without margins: the bar takes the full width. */
  isWide?: boolean;
  /** Called when the user is about to open the drawer, so that its content can be preloaded. */
  onNear?: () => unknown;
}

const Bar = styled('header')(({ theme }) => ({
  ...barContainer,
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.appBar,
  height: sizes.header,
  backgroundColor: theme.palette.surface,
  borderBottom: `1px solid ${theme.palette.hairline}`,
}));

const Row = styled(Content)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: '100%',
  [barUp(theme, 'sm')]: { gap: 16 },
}));

const Nav = styled('nav')({ display: 'flex', minWidth: 0 });
const Actions = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
});

/** The fixed bar over every page. */
export function TopBar(props: TopBarProps) {
  const { brand, nav, drawer = () => nav, navLabel = '主导航', middle, actions } = props;
  const { collapseBelow = 'md', onNear, isWide = false } = props;
  const theme = useTheme();
  const [menu, setMenu] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const onClose = () => setMenu('closed');
  const comeNear = () => {
    // A failed preload is retried, and reported, when the drawer opens.
    loadDrawer().catch(() => undefined);
    void Promise.resolve(onNear?.()).catch(() => undefined);
  };

  return (
    <Bar className="mui-fixed">
      <Row sx={isWide ? { maxWidth: 'none', [barUp(theme, 'workplace')]: { pl: 3 } } : {}}>
        {nav && (
          <IconButton
            aria-label="打开菜单"
            aria-expanded={menu === 'open'}
            edge="start"
            onPointerEnter={comeNear}
            onPointerDown={comeNear}
            onFocus={comeNear}
            onClick={() => setMenu('open')}
            sx={{ [barUp(theme, collapseBelow)]: { display: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
        )}
        {brand}
        {nav && (
          <Nav aria-label={navLabel} sx={{ [barDown(theme, collapseBelow)]: { display: 'none' } }}>
            {nav}
          </Nav>
        )}
        {middle}
        {actions && <Actions>{actions}</Actions>}
      </Row>
      {menu !== 'unasked' && (
        <LazyPart
          load={loadDrawer}
          props={{ label: navLabel, children: drawer(onClose), open: menu === 'open', onClose }}
        />
      )}
    </Bar>
  );
}
