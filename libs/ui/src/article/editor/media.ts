import { withImageHost } from '@cheese/domain/rules/site/image';
import { Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';

/** Shows a picture from the picture host, but stores its own address. */
export const pictureNode = (host: string) =>
  Image.extend({
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const { src, alt, width, height } = attrs as Record<string, string | number | null>;
        const dom = Object.assign(document.createElement('img'), { alt: alt ?? '' });
        dom.src = withImageHost(String(src), host);
        if (width !== null) dom.setAttribute('width', String(width));
        if (height !== null) dom.setAttribute('height', String(height));
        return { dom };
      },
  }).configure({ inline: true, allowBase64: true });

export const soundNode = (host: string) =>
  Node.create({
    name: 'sound',
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    addAttributes: () => ({ src: { default: null } }),
    parseHTML: () => [{ tag: 'audio[src]' }],
    renderHTML: ({ HTMLAttributes }) => ['audio', { controls: '', ...HTMLAttributes }],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = Object.assign(document.createElement('audio'), { preload: 'none' });
        dom.src = withImageHost(String(node.attrs['src']), host);
        dom.controls = true;
        dom.setAttribute('aria-label', '音频');
        return { dom };
      },
  });
