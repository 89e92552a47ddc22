import { collectTypes } from '@cheese/domain/codes/shop/products';
import type { Collected } from '@cheese/domain/contract/learning/collect';
import { shortDayText } from '@cheese/domain/rules/time/dayText';
import { Line } from '@cheese/ui/list/Lines';
import Link from '@mui/material/Link';
import { RowActions } from '@cheese/ui/management/RowActions';
import Checkbox from '@mui/material/Checkbox';
import { placeOf } from './placeOf';
import { texts } from './texts';

interface FavouriteRowProps {
  thing: Collected;
  folder: string | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onMove: () => void;
  onRemove: () => void;
}

/** One favourite; an item that no longer exists can still be moved or removed. */
export function FavouriteRow(props: FavouriteRowProps) {
  const { thing, folder, isChosen, onChoose, onMove, onRemove } = props;
  const { title, type, collectedAt, isGone } = thing;
  const actions = [
    { text: texts.move, act: onMove },
    { text: texts.remove, act: onRemove },
  ];
  return (
    <Line>
      <Checkbox
        checked={isChosen}
        onChange={(_event, is) => onChoose(is)}
        slotProps={{ input: { 'aria-label': texts.chooseOne(title) } }}
      />
      <div className="words">
        <b>{isGone ? title : <Link href={placeOf(thing)}>{title}</Link>}</b>
        <small>
          <span>{collectTypes[type]}</span>
          {folder && <span>{folder}</span>}
          <span>{texts.on(shortDayText(collectedAt))}</span>
          {isGone && <span>{texts.gone}</span>}
        </small>
        <RowActions name={title} actions={actions} />
      </div>
    </Line>
  );
}
