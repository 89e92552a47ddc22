import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { UploadPicture } from '../uploadPicture';

export interface Upload {
  id: number;
  file: File;
  /** From 0 to 1; null after a failure, which a toast has shown. */
  share: number | null;
}

interface UnderWay {
  /** Insert position, mapped through later edits. */
  at: number;
  stop: AbortController;
}

const isSound = (file: File) => file.type.startsWith('audio/') || /\.(?:mp3|wav)$/i.test(file.name);

/** Uploads into the text; a failed one stays visible and can be retried. */
export function useUploads(editor: Editor, upload: UploadPicture | undefined) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const underWay = useRef(new Map<number, UnderWay>());
  const next = useRef(0);

  useEffect(() => {
    const ways = underWay.current;
    const follow = ({ transaction }: { transaction: { mapping: { map(at: number): number } } }) => {
      for (const way of ways.values()) way.at = transaction.mapping.map(way.at);
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
      for (const way of ways.values()) way.stop.abort();
    };
  }, [editor]);

  const change = (id: number, share: number | null) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, share } : one)));
  const forget = (id: number) => {
    underWay.current.get(id)?.stop.abort();
    underWay.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };

  const send = async ({ id, file }: Pick<Upload, 'id' | 'file'>, at: number) => {
    if (!upload) return;
    const way = { at, stop: new AbortController() };
    underWay.current.set(id, way);
    change(id, 0);
    const onShare = (share: number) => change(id, share);
    const src = await upload(file, { onShare, signal: way.stop.signal }).catch(() => null);
    if (way.stop.signal.aborted) return;
    if (src === null) return change(id, null);
    const node = isSound(file)
      ? { type: 'sound', attrs: { src } }
      : { type: 'image', attrs: { src, alt: '图片' } };
    editor.chain().insertContentAt(way.at, node).run();
    forget(id);
  };

  /** Files replace the selection, in order. */
  const take = (files: Iterable<File>, at = editor.state.selection.to) => {
    for (const file of files) {
      next.current += 1;
      const taken = { id: next.current, file };
      setUploads((all) => [...all, { ...taken, share: 0 }]);
      void send(taken, at);
    }
  };
  const again = (one: Upload) =>
    void send(one, underWay.current.get(one.id)?.at ?? editor.state.selection.to);
  return { uploads, take, again, forget };
}
