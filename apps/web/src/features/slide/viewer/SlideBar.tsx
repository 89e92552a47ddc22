import type { SlideHandle } from '@cheese/slide-viewer/SlideViewer';
import RestartAlt from '@mui/icons-material/RestartAlt';
import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { HelpButton } from './HelpButton';
import { ShotButton } from './ShotButton';
import { texts } from './texts';

interface SlideBarProps {
  name: string;
  lead: ReactNode;
  tools: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRestore: () => void;
  picture: SlideHandle['picture'];
}

/** What stands above a slide: the way out, and what is done with the slide as a whole. */
export function SlideBar(props: SlideBarProps) {
  const { name, lead, tools, isOpen, onOpen, onRestore, picture } = props;
  return (
    <div className="bar">
      {lead}
      <h1>{name}</h1>
      <Button
        color="inherit"
        startIcon={<ViewSidebarOutlined />}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? texts.close : texts.open}
      </Button>
      <Button color="inherit" startIcon={<RestartAlt />} onClick={onRestore}>
        {texts.restore}
      </Button>
      <ShotButton {...{ name, picture }} />
      {tools}
      <HelpButton />
    </div>
  );
}
