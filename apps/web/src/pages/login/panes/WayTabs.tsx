import { messages } from '@cheese/domain/texts/messages';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import type { Tab } from '../loginState';
import { texts } from '../texts';

const ways: readonly Tab[] = ['code', 'password', 'school'];

export const wayLabels: Record<Tab, string> = {
  code: messages.codeTab,
  password: messages.passwordTab,
  school: messages.schoolTab,
};

export const tabId = (tab: Tab) => `login-tab-${tab}`;
export const panelId = 'login-panel';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  marginBottom: 16,
  '& button': {
    ...theme.typography.body1,
    padding: '10px 0',
    color: theme.palette.text.secondary,
    background: 'none',
    border: 0,
    borderBottom: '3px solid transparent',
    cursor: 'pointer',
    '&:hover': { color: theme.palette.text.primary },
    '&[aria-selected=true]': {
      color: theme.palette.accent.text,
      fontWeight: 600,
      borderBottomColor: theme.palette.accent.main,
    },
  },
}));

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface WayTabsProps {
  tab: Tab;
  onChoose: (tab: Tab) => void;
}

/** The three ways in; arrows go from one to the next. */
export function WayTabs({ tab, onChoose }: WayTabsProps) {
  const move = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step === undefined) return;
    const next = ways.at((ways.indexOf(tab) + step) % ways.length) ?? tab;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <Row role="tablist" aria-label={texts.ways}>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          role="tab"
          id={tabId(way)}
          aria-selected={way === tab}
          aria-controls={panelId}
          tabIndex={way === tab ? 0 : -1}
          onClick={() => onChoose(way)}
          onKeyDown={move}
        >
          {wayLabels[way]}
        </button>
      ))}
    </Row>
  );
}
