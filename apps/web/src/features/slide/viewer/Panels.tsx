import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import type { Panel } from './SlideBench';
import { texts } from './texts';

export function Panels({
  panels,
  start,
}: {
  panels: readonly Panel[];
  start?: string | undefined;
}) {
  const [chosen, choose] = useState(start ?? panels[0]?.name);
  return (
    <aside className="panel" aria-label={texts.panel}>
      <div className="tabs">
        {panels.map(({ name }) => (
          <Button
            key={name}
            size="small"
            aria-pressed={name === chosen}
            onClick={() => choose(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      {/* The key remounts the content, or a panel that is loading would show the one before. */}
      <Fragment key={chosen}>{panels.find(({ name }) => name === chosen)?.content}</Fragment>
    </aside>
  );
}
