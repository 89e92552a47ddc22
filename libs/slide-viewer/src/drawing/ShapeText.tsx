import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { toScreen } from '../geometry/view';
import type { Shape } from '../shapes/shape';
import { useSeen, type ViewStore } from '../stage/viewStore';
import { texts } from '../texts';

const Field = styled('input')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  width: 180,
  maxWidth: '60%',
  padding: '4px 8px',
  transform: 'translate(-50%, -50%)',
  border: `2px solid ${theme.palette.brandPressed}`,
  borderRadius: 4,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.surface,
}));

const LONGEST = 200;

interface ShapeTextProps {
  shape: Shape;
  store: ViewStore;
  onDone: (text: string) => void;
}

/** Edits the text of a shape in place; the text is kept however the editing ends. */
export function ShapeText({ shape, store, onDone }: ShapeTextProps) {
  const [title, ...rest] = shape.text.split('\n');
  const [text, setText] = useState(title ?? '');
  const done = () => onDone([text.trim(), ...rest].join('\n'));
  const at = shape.points[0];
  const left = useSeen(store, ({ view, frame }) => (at ? toScreen(view, frame)(at).x : 0), 0);
  const top = useSeen(store, ({ view, frame }) => (at ? toScreen(view, frame)(at).y : 0), 0);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the slide are letters here.
    event.stopPropagation();
    const isComposing = event.nativeEvent.isComposing;
    if (!isComposing && (event.key === 'Enter' || event.key === 'Escape')) done();
  };
  return (
    <Field
      style={{ left, top }}
      value={text}
      maxLength={LONGEST}
      aria-label={texts.text}
      placeholder={texts.text}
      onChange={({ target }) => setText(target.value)}
      onBlur={done}
      onKeyDown={onKeyDown}
      // A new label is focused at once.
      ref={(field) => field?.focus()}
    />
  );
}
