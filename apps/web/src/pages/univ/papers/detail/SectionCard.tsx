import type { PaperSource } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { FormField } from '@cheese/ui/form/FormField';
import { Card } from '@cheese/ui/frame/Card';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { moveSection, retitled, scoredAll, sizeOf, withoutSection } from './draftPaper';
import { DrawDialog } from './DrawDialog';
import { DrawList } from './DrawList';
import { ItemList, type OfSection } from './ItemList';
import { PickDialog } from './PickDialog';
import { ScoreInput } from './ScoreInput';
import { texts } from './texts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .grow': { flex: '1 1 200px', minWidth: 0 },
});

interface SectionCardProps extends OfSection {
  firstNumber: number;
  sources: readonly PaperSource[];
}

/** A section of a paper: title, note, chosen questions and drawing rules. */
export function SectionCard(props: SectionCardProps) {
  const { paper, at, firstNumber, sources, onChange } = props;
  const section = paper.sections[at];
  const [opened, open] = useState<'pick' | 'draw' | null>(null);
  const [score, setScore] = useState(section?.items[0]?.score ?? 2);
  if (!section) return null;
  const { title, note } = section;
  const size = sizeOf(section);
  const of = { paper, at, onChange };
  return (
    <Card as="section" aria-label={title} sx={{ mb: 2 }}>
      <CardContent>
        <SectionHead {...of} title={title} note={note} />
        {size.count === 0 && <p>{texts.emptySection}</p>}
        <ItemList {...of} firstNumber={firstNumber} />
        <DrawList {...of} sources={sources} />
        <Row sx={{ mt: 2 }}>
          <Button variant="outlined" onClick={() => open('pick')}>
            {texts.pick}
          </Button>
          <Button variant="outlined" onClick={() => open('draw')}>
            {texts.draw}
          </Button>
          <span style={{ marginLeft: 'auto' }}>{texts.sectionSum(size.count, size.score)}</span>
          <span aria-hidden>{texts.allScores}</span>
          <ScoreInput label={texts.allScores} score={score} onScore={setScore} />
          <Button onClick={() => onChange(scoredAll(paper, at, score))}>{texts.applyScores}</Button>
        </Row>
        {opened === 'pick' && (
          <PickDialog {...of} sources={sources} score={score} onClose={() => open(null)} />
        )}
        {opened === 'draw' && (
          <DrawDialog {...of} sources={sources} score={score} onClose={() => open(null)} />
        )}
      </CardContent>
    </Card>
  );
}

/** Title and note of a section, with buttons to move and remove it. */
function SectionHead(props: OfSection & { title: string; note: string }) {
  const { paper, at, title, note, onChange } = props;
  const fields = {
    values: { title, note },
    faults: {},
    change: (name: 'title' | 'note', value: string) =>
      onChange(retitled(paper, at, { [name]: value })),
  };
  return (
    <Row>
      <div className="grow">
        <FormField
          name="title"
          label={texts.sectionTitle}
          placeholder={texts.sectionTitleHint}
          autoComplete="off"
          maxLength={60}
          fields={fields}
        />
      </div>
      <div className="grow">
        <FormField
          name="note"
          label={texts.sectionNote}
          autoComplete="off"
          maxLength={200}
          fields={fields}
        />
      </div>
      <span style={{ marginLeft: 'auto' }}>
        <IconButton
          aria-label={texts.moveSectionUp(title)}
          aria-disabled={at === 0}
          onClick={() => onChange(moveSection(paper, at, at - 1))}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={texts.moveSectionDown(title)}
          aria-disabled={at === paper.sections.length - 1}
          onClick={() => onChange(moveSection(paper, at, at + 1))}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={texts.removeSection(title)}
          onClick={() => onChange(withoutSection(paper, at), texts.sectionRemoved)}
        >
          <DeleteOutline fontSize="small" />
        </IconButton>
      </span>
    </Row>
  );
}
