import type { SimulationDetail } from '@cheese/domain/contract/training/simulation';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { type DetailTab, detailTabs, readTab } from './detailTabs';
import { Introduction } from './Introduction';
import { Practices } from '../Practices';
import { texts } from './texts';
import { Videos } from './Videos';

const Frame = styled('section')(({ theme: { breakpoints, palette } }) => ({
  padding: '8px 24px 24px',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& > nav': { marginBottom: 16, borderBottom: `1px solid ${palette.hairline}` },
  [breakpoints.down('sm')]: { padding: '4px 16px 16px' },
}));

const contents: Record<DetailTab, (simulation: SimulationDetail) => ReactNode> = {
  0: (simulation) => <Introduction simulation={simulation} />,
  1: ({ id }) => <Videos simulationId={id} />,
  2: ({ id }) => <Practices simulationId={id} />,
};

const tabs = [0, 1, 2] as const;

/** Tabs of a simulation, each with its own address. */
export function SimulationTabs({ simulation }: { simulation: SimulationDetail }) {
  const chosen = readTab(useSearchParams()[0]);
  const { id } = simulation;
  const choices = tabs.map((tab) => ({
    label: detailTabs[tab],
    href: paths.simulation.detail({ id, projectTab: tab || undefined }),
    isChosen: tab === chosen,
  }));
  return (
    <Frame aria-label={texts.sections}>
      <LinkTabs label={texts.sections} choices={choices} />
      {contents[chosen](simulation)}
    </Frame>
  );
}
