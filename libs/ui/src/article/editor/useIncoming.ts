import type { Editor } from '@tiptap/core';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { readPasted } from './pasted';
import type { SheetKind } from './sheetExtensions';

interface Incoming {
  editor: Editor;
  kind: SheetKind;
  /** Inserts files at the caret or at a position; undefined if the field takes none. */
  take: ((files: Iterable<File>, at?: number) => void) | undefined;
}

const isTaken = (file: File, isCompact: boolean) =>
  /^image\/(?:png|jpeg|webp)$/.test(file.type) || (isCompact && /\.(?:mp3|wav)$/i.test(file.name));

/** Handles paste and drop: text, lists and bold stay, files are uploaded. */
export function useIncoming({ editor, kind, take }: Incoming) {
  const [note, say] = useState('');

  /** Returns true if the data contained files and is handled by that. */
  const takeFiles = (data: DataTransfer | null, at?: number) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return false;
    const taken = take ? files.filter((file) => isTaken(file, kind.isCompact)) : [];
    say(taken.length < files.length ? saidOfFiles(take !== undefined) : '');
    take?.(taken, at);
    return true;
  };
  const read = (html: string) => {
    const { html: kept, files, foreign } = readPasted(html, window.location.origin);
    const lost = take ? foreign : foreign + files.length;
    say(lost === 0 ? '' : saidOfPictures(lost, take !== undefined));
    // After the pasted text, so that the files follow it.
    if (take && files.length > 0) setTimeout(() => take(files));
    return kept;
  };
  const onPaste = useEffectEvent((data: DataTransfer | null) => {
    const html = data?.getData('text/html') ?? '';
    // Word adds a picture of the copied text, which is ignored.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return body.textContent.trim() === '' && takeFiles(data);
  });
  const onDrop = useEffectEvent((event: DragEvent, isMoved: boolean) => {
    const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
    return !isMoved && takeFiles(event.dataTransfer, place?.pos);
  });
  const onHtml = useEffectEvent(read);

  useLayoutEffect(() => {
    editor.setOptions({
      editorProps: {
        handlePaste: (_view, event) => onPaste(event.clipboardData),
        handleDrop: (_view, event, _slice, isMoved) => onDrop(event, isMoved),
        transformPastedHTML: (html) => onHtml(html),
      },
    });
  }, [editor]);
  return { note, say };
}

const saidOfFiles = (isTaking: boolean) =>
  isTaking ? '只能放入 PNG、JPG、WebP 图片，其他文件没有放入' : '这里不能放入文件';
const saidOfPictures = (count: number, isTaking: boolean) =>
  isTaking
    ? `${count} 张来自其他网站或程序的图片没有带过来，请保存到本机后再插入`
    : `${count} 张图片没有带过来：这里只保留文字`;
