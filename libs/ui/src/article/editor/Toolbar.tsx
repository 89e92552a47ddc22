import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import Functions from '@mui/icons-material/Functions';
import MusicNote from '@mui/icons-material/MusicNoteOutlined';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useRef } from 'react';
import { FileButton } from './FileButton';
import type { SheetKind } from './sheetExtensions';
import { ToolButton } from './ToolButton';
import { articleTools, compactTools, type Tool } from './tools';
import { useArrows } from './useArrows';
import { useSaid } from './useSaid';

interface ToolbarProps {
  editor: Editor;
  label: string;
  kind: SheetKind;
  /** Left out if the field takes no files. */
  onFiles: ((files: Iterable<File>) => void) | undefined;
  onFormula: () => void;
}

export function Toolbar({ editor, label, kind, onFiles, onFormula }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const tools = kind.isCompact ? compactTools : articleTools;
  const arrows = useArrows(row);
  return (
    <div ref={row} className="tools" role="toolbar" aria-label={`${label}：格式`} {...arrows}>
      {tools.map((tool) => (
        <OneTool key={tool.name} editor={editor} tool={tool} />
      ))}
      {kind.hasFormulas && <ToolButton name="公式" Sign={Functions} onPress={onFormula} />}
      {onFiles && (
        <FileButton
          name="插入图片"
          accept="image/png,image/jpeg,image/webp"
          Sign={AddPhotoAlternate}
          onFiles={onFiles}
        />
      )}
      {onFiles && kind.isCompact && (
        <FileButton name="插入音频" accept=".mp3,.wav" Sign={MusicNote} onFiles={onFiles} />
      )}
    </div>
  );
}

function OneTool({ editor, tool }: { editor: Editor; tool: Tool }): ReactNode {
  const { name, Sign, keys, act, isOn } = tool;
  const isPressed = useSaid(editor, () => isOn?.(editor));
  // Only one-time actions, such as undo, can be unavailable.
  const isIdle = useSaid(editor, () => !isOn && !act(editor.can().chain()).run());
  return (
    <ToolButton
      name={name}
      Sign={Sign}
      keys={keys}
      isPressed={isPressed}
      isDisabled={isIdle}
      onPress={() => act(editor.chain().focus()).run()}
    />
  );
}
