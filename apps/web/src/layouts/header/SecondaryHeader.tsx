import { headerBreakpoints } from '@cheese/domain/codes/base/limits';
import { displayMode, splitLinks } from '@cheese/domain/rules/site/displayMode';
import { barContainer, barDown } from '@cheese/ui/frame/barRoom';
import { Content } from '@cheese/ui/frame/Content';
import { styled, type Theme } from '@mui/material/styles';
import { productLinks } from './links';
import { MoreMenu } from './MoreMenu';
import { NavLinks } from './NavLinks';
import { ResourceMenu } from './ResourceMenu';
import { texts } from './texts';
import { useDisplayMode } from './useDisplayMode';

/**
 * Hidden by media queries, because a prerendered page shows before any script can measure the
 * window.
 */
const withRoom = (theme: Theme) =>
  Object.fromEntries(
    headerBreakpoints.map((width) => {
      const { shown } = splitLinks(
        productLinks,
        displayMode((least) => least < width),
      );
      const rest = `&[data-unmeasured] nav > a:nth-of-type(n + ${shown.length + 1})`;
      return [barDown(theme, width), { [rest]: { display: 'none' } }];
    }),
  );

// A container may form a stacking context, so it needs a z-index for its menus to cover the page.
const Measured = styled('div')(({ theme }) => ({
  ...barContainer,
  position: 'relative',
  zIndex: theme.zIndex.appBar - 1,
}));

const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  backgroundColor: theme.palette.surface,
  borderBottom: `1px solid ${theme.palette.hairline}`,
  '& nav': { display: 'flex', alignItems: 'stretch', marginInline: -12 },
  '& nav a': { height: 44 },
  ...withRoom(theme),
  // In narrow windows the drawer has these links.
  [barDown(theme, 'md')]: { display: 'none' },
}));

/** The resources and the products below the header; it scrolls away with the page. */
export function SecondaryHeader() {
  const mode = useDisplayMode();
  const { shown, more } = splitLinks(productLinks, mode ?? 1);
  return (
    <Measured>
      <Bar {...(mode === null && { 'data-unmeasured': '' })}>
        <Content>
          <nav aria-label={texts.products}>
            <ResourceMenu />
            <NavLinks links={shown} />
            {more.length > 0 && <MoreMenu label={texts.more} links={more} />}
          </nav>
        </Content>
      </Bar>
    </Measured>
  );
}
