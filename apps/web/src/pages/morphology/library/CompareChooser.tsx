import type { SlideDirectoryRow } from '@cheese/domain/contract/slides/slideLibrary';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import VerticalSplitOutlined from '@mui/icons-material/VerticalSplitOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { paths } from '../../../paths';
import { texts } from './texts';

interface CompareChooserProps {
  slideId: number;
  others: readonly Extract<SlideDirectoryRow, { isGroup: false }>[];
}

/** Besides the current slide. */
const MOST = 3;

/** Chooses slides of the library to compare with the current one. */
export function CompareChooser({ slideId, others }: CompareChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<readonly number[]>([]);
  if (others.length === 0) return null;
  const begin = (
    <Button
      variant="contained"
      disabled={chosen.length === 0}
      href={paths.slideCompare({ slides: [slideId, ...chosen].join(',') })}
    >
      {texts.begin}
    </Button>
  );
  return (
    <>
      <Button
        color="inherit"
        startIcon={<VerticalSplitOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.compare}
      </Button>
      {isOpen && (
        <PanelDialog
          width="xs"
          title={texts.compare}
          lead={texts.compareLead}
          actions={begin}
          onClose={() => setOpen(false)}
        >
          <FormGroup>
            {others.map(({ targetId, title }) => {
              const isChosen = chosen.includes(targetId);
              return (
                <FormControlLabel
                  key={targetId}
                  label={title}
                  disabled={!isChosen && chosen.length >= MOST}
                  control={
                    <Checkbox
                      checked={isChosen}
                      onChange={() =>
                        choose(
                          isChosen ? chosen.filter((id) => id !== targetId) : [...chosen, targetId],
                        )
                      }
                    />
                  }
                />
              );
            })}
          </FormGroup>
        </PanelDialog>
      )}
    </>
  );
}
