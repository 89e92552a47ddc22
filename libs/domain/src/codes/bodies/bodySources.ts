interface BodySource {
  /** The credit line, quoted verbatim wherever one of its bodies is shown. */
  credit: string;
  licence: { name: string; address: string };
  home: string;
  /** The terms of its licence, and the changes made to the data here. */
  terms: string;
}

/** Open data sets of bodies; each is stored separately, under its own licence. */
export const bodySources = {
  bodyParts3d: {
    credit: 'BodyParts3D, © The Database Center for Life Science, CC BY 4.0',
    licence: {
      name: '知识共享 署名 4.0 国际（CC BY 4.0）',
      address: 'https://creativecommons.org/licenses/by/4.0/deed.zh-hans',
    },
    home: 'https://dbarchive.biosciencedbc.jp/en/bodyparts3d/desc.html',
    terms: '注明来源后可以使用、改编和传播。本平台简化、压缩了原始模型，并补充了中文和拉丁文名称。',
  },
  zAnatomy: {
    credit: 'Z-Anatomy, CC BY-SA 4.0',
    licence: {
      name: '知识共享 署名-相同方式共享 4.0 国际（CC BY-SA 4.0）',
      address: 'https://creativecommons.org/licenses/by-sa/4.0/deed.zh-hans',
    },
    home: 'https://www.z-anatomy.com',
    terms:
      '注明来源后可以使用、改编和传播，改编后的模型须以相同的许可协议提供。本平台压缩了原始模型，并补充了中文和拉丁文名称。',
  },
} as const satisfies Record<string, BodySource>;
export type BodySourceKey = keyof typeof bodySources;
