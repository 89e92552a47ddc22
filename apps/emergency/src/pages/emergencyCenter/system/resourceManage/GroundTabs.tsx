import {
  groundStateCodes,
  type GroundState,
  groundStates,
} from '@cheese/domain/codes/emergency/centre';
import { messages } from '@cheese/domain/texts/messages';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import Box from '@mui/material/Box';
import { texts } from './texts';

interface GroundTabsProps {
  chosen: GroundState | undefined;
  href: (change: { groundState: GroundState | undefined }) => string;
}

const states: readonly (GroundState | undefined)[] = [
  undefined,
  groundStateCodes.shown,
  groundStateCodes.withdrawn,
];

/** Filter by all, published or unpublished. */
export function GroundTabs({ chosen, href }: GroundTabsProps) {
  return (
    <Box sx={{ mb: 2 }}>
      <LinkTabs
        label={texts.tabs}
        choices={states.map((groundState) => ({
          label: groundState === undefined ? messages.all : groundStates[groundState],
          href: href({ groundState }),
          isChosen: chosen === groundState,
        }))}
      />
    </Box>
  );
}
