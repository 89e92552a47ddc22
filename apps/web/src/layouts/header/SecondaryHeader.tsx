import { headerBreakpoints } from '@cheese/domain/codes/base/limits';
import { displayMode, splitLinks } from '@cheese/domain/rules/displayMode';
import { Content } from '@cheese/ui/frame/Content';
import { styled } from '@mui/material/styles';
import { productLinks } from './links';
import { MoreMenu } from './MoreMenu';
import { NavLinks } from './NavLinks';
import { ResourceMenu } from './ResourceMenu';
import { texts } from './texts';
import { useDisplayMode } from './useDisplayMode';

/**
 * What has no room is not shown either while a page stands as it was written, and no script has
 * looked how wide the window is.
 */
const withRoom = Object.fromEntries(
  headerBreakpoints.map((width) => {
    const { shown } = splitLinks(
      productLinks,
      displayMode((least) => least < width),
    );
    const rest = `& nav > a:nth-of-type(n + ${shown.length + 1})`;
    return [`@media (max-width: ${width - 0.05}px)`, { [rest]: { display: 'none' } }];
  }),
);

const Bar = styled('div')(({ theme: { palette, breakpoints } }) => ({
  position: 'relative',
  backgroundColor: palette.surface,
  borderBottom: `1px solid ${palette.hairline}`,
  '& nav': { display: 'flex', alignItems: 'stretch', marginInline: -12 },
  '& nav a': { height: 44 },
  ...withRoom,
  // The drawer has it.
  [breakpoints.down('md')]: { display: 'none' },
}));

/** The resources and the products below the header; it scrolls away with the page. */
export function SecondaryHeader() {
  const { shown, more } = splitLinks(productLinks, useDisplayMode());
  return (
    <Bar>
      <Content>
        <nav aria-label={texts.products}>
          <ResourceMenu />
          <NavLinks links={shown} />
          {more.length > 0 && <MoreMenu label={texts.more} links={more} />}
        </nav>
      </Content>
    </Bar>
  );
}
