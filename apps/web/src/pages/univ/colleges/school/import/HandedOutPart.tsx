import type { HandedOut } from '@cheese/domain/contract/school/memberImport';
import { Card } from '@cheese/ui/frame/Card';
import { downloadBlob } from '@cheese/ui/management/download';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const blobOf = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: XLSX });

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 8,
  maxHeight: 360,
  margin: '16px 0 0',
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '& li': {
    padding: 12,
    border: `1px dashed ${theme.palette.text.third}`,
    borderRadius: 4,
    breakInside: 'avoid',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 150px',
  },
  '& h3, & p': { margin: 0, ...theme.typography.body2 },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2px 8px', margin: '8px 0' },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontFamily: 'monospace', overflowWrap: 'anywhere' },
  '@media print': {
    position: 'absolute',
    inset: '0 0 auto',
    maxHeight: 'none',
    overflow: 'visible',
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& li': { contentVisibility: 'visible' },
  },
}));

const cardsAlone = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *': { visibility: 'hidden' },
        '#cards, #cards *': { visibility: 'visible' },
      },
    }}
  />
);

/** Initial passwords, shown only this once: as a spreadsheet, and as cards to cut out. */
export function HandedOutPart({ handedOut }: { handedOut: HandedOut }) {
  const { workbook, fileName, cards, schoolName } = handedOut;
  const [isKept, setKept] = useState(false);
  const save = () => {
    downloadBlob(blobOf(workbook), fileName);
    setKept(true);
  };
  const print = () => {
    window.print();
    setKept(true);
  };
  return (
    <Card>
      <CardContent>
        <Unsaved loss={isKept ? null : texts.handedOutLoss} />
        {cardsAlone}
        <Typography variant="h3" component="h2">
          {texts.handedOut(cards.length)}
        </Typography>
        <Typography sx={{ my: 1 }}>{texts.handedOutLead}</Typography>
        <Stack direction="row" spacing={1}>
          <Button variant="contained" onClick={save}>
            {texts.download}
          </Button>
          <Button variant="outlined" onClick={print}>
            {texts.print}
          </Button>
        </Stack>
        <Cards id="cards" aria-label={texts.cards} tabIndex={0}>
          {cards.map(({ number, name, className, password }) => (
            <li key={number}>
              <h3>{schoolName}</h3>
              <p>
                {className} {name}
              </p>
              <dl>
                <dt>{texts.account}</dt>
                <dd>{number}</dd>
                <dt>{texts.password}</dt>
                <dd>{password}</dd>
              </dl>
              <p>{texts.cardHint}</p>
            </li>
          ))}
        </Cards>
      </CardContent>
    </Card>
  );
}
