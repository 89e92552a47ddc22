import type { SlideHandle } from '@cheese/slide-viewer/SlideViewer';
import RestartAlt from '@mui/icons-material/RestartAlt';
import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import { BarTools } from '@cheese/ui/viewer/BarTools';
import { useIsNarrow } from '@cheese/ui/viewer/useIsNarrow';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { HelpButton } from './HelpButton';
import { ShotButton } from './ShotButton';
import { texts } from './texts';

interface SlideBarProps {
  name: string;
  lead: ReactNode;
  /** Links to the neighbours of the slide. */
  way: ReactNode;
  tools: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRestore: () => void;
  picture: SlideHandle['picture'];
}

export function SlideBar(props: SlideBarProps) {
  const { name, lead, way, tools, isOpen, onOpen, onRestore, picture } = props;
  return (
    <div className="bar">
      {lead}
      <h1>{name}</h1>
      {way}
      <PanelButton isOpen={isOpen} onOpen={onOpen} />
      <BarTools>
        <Button color="inherit" startIcon={<RestartAlt />} onClick={onRestore}>
          {texts.restore}
        </Button>
        <ShotButton name={name} picture={picture} />
        {tools}
        <HelpButton />
      </BarTools>
    </div>
  );
}

/** Only an icon on a phone. */
function PanelButton({ isOpen, onOpen }: Pick<SlideBarProps, 'isOpen' | 'onOpen'>) {
  const name = isOpen ? texts.close : texts.open;
  const said = { 'aria-expanded': isOpen, onClick: () => onOpen(!isOpen) };
  return useIsNarrow() ? (
    <IconButton {...said} aria-label={name} title={name}>
      <ViewSidebarOutlined />
    </IconButton>
  ) : (
    <Button {...said} color="inherit" startIcon={<ViewSidebarOutlined />}>
      {name}
    </Button>
  );
}
