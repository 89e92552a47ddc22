import IconButton from '@mui/material/IconButton';
import type { ComponentType } from 'react';

interface ToolButtonProps {
  name: string;
  Sign: ComponentType<{ fontSize: 'small' }>;
  keys?: string | undefined;
  /** True if the format is active at the caret; undefined for a tool that is no toggle. */
  isPressed?: boolean | undefined;
  isDisabled?: boolean;
  onPress: () => void;
}

/** Keeps the selection in the editor on mouse down. */
const keepSelection = (event: { preventDefault(): void }) => event.preventDefault();

export const ToolButton = (props: ToolButtonProps) => {
  const { name, Sign, keys, isPressed, isDisabled = false, onPress } = props;
  return (
    <IconButton
      size="small"
      sx={{ borderRadius: 1, '&[aria-disabled=true]': { opacity: 0.38 } }}
      title={keys ? `${name}（${keys.replace('Control', 'Ctrl')}）` : name}
      aria-label={name}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      // Not `disabled`, which would drop the keyboard focus.
      aria-disabled={isDisabled}
      onMouseDown={keepSelection}
      onClick={() => !isDisabled && onPress()}
    >
      <Sign fontSize="small" />
    </IconButton>
  );
};
