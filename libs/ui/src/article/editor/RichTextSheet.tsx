import { useState } from 'react';
import { Article } from '../Article';
import type { Start } from '../caret';
import { FormulaDialog } from '../FormulaDialog';
import type { SheetFace } from '../SheetFace';
import type { UploadPicture } from '../uploadPicture';
import { FORMULA } from './formulaNode';
import type { SheetKind } from './sheetExtensions';
import { Toolbar } from './Toolbar';
import { UploadList } from './UploadList';
import { useHeldForm } from './useHeldForm';
import { useIncoming } from './useIncoming';
import { useSheet } from './useSheet';
import { useUploads } from './useUploads';

export interface RichTextSheetProps {
  face: SheetFace;
  label: string;
  kind: SheetKind;
  /** The stored HTML; returned unchanged while the content is equal to it. */
  initial: string;
  /** Content and caret of the plain field that was typed in while this loaded. */
  start: Start;
  upload: UploadPicture | undefined;
  onChange: (html: string) => void;
}

/** The editor with its toolbar; loaded lazily when a text is edited. */
export default function RichTextSheet(props: RichTextSheetProps) {
  const { face, label, kind, initial, start, upload, onChange } = props;
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  const editor = useSheet({ sheet, kind, initial, start, onChange });
  const { uploads, take, again, forget } = useUploads(editor, upload);
  const { note, say } = useIncoming({ editor, kind, take: upload && take });
  const [formula, setFormula] = useState<string | null>(null);
  useHeldForm(sheet, uploads, say);

  const chosenFormula = () =>
    editor.isActive(FORMULA) ? String(editor.getAttributes(FORMULA)['tex']) : '';
  const putFormula = (tex: string) => {
    const attrs = editor.isActive(FORMULA) ? { ...editor.getAttributes(FORMULA), tex } : { tex };
    editor.chain().focus().insertContent({ type: FORMULA, attrs }).run();
  };
  return (
    <>
      <Toolbar
        editor={editor}
        label={label}
        kind={kind}
        onFiles={upload && take}
        onFormula={() => setFormula(chosenFormula())}
      />
      <Article
        ref={setSheet}
        {...face}
        onDoubleClick={({ target }) => {
          const isFormula = target instanceof Element && target.closest('.formula') !== null;
          if (isFormula && editor.isActive(FORMULA)) setFormula(chosenFormula());
        }}
      />
      <UploadList uploads={uploads} onAgain={again} onForget={forget} />
      {note && (
        <p role="status" style={{ margin: 0, padding: '4px 12px' }}>
          {note}
        </p>
      )}
      {formula !== null && (
        <FormulaDialog initial={formula} onInsert={putFormula} onClose={() => setFormula(null)} />
      )}
    </>
  );
}
