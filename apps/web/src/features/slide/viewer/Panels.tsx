import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import type { Panel } from './SlideBench';
import { texts } from './texts';

/** The panel beside the slide: one of several at a time. */
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
      {/* One of another name is another: else a part that loads would stay where the next is wanted. */}
      <Fragment key={chosen}>{panels.find(({ name }) => name === chosen)?.content}</Fragment>
    </aside>
  );
}
