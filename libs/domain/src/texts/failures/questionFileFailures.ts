/** The reasons why a question file could not be read, for its uploader. */
export const questionFileFailures = {
  'questionFile.broken': {
    status: 400,
    message: '文件打不开：内容不完整，或不是它自称的格式',
  },
  'questionFile.tooLarge': { status: 413, message: '文件太大，或展开后太大' },
  'questionFile.locked': { status: 400, message: '压缩包设有密码，请去除密码后重新上传' },
  'questionFile.declares': {
    status: 400,
    message: '文件里声明了实体（DOCTYPE），为安全起见不读取',
  },
  'questionFile.picture': {
    status: 400,
    message: '这是图片，不是题目文件；请上传 Word、Excel 或文本文件',
  },
  'questionFile.pdf': {
    status: 400,
    message: '不读取 PDF：请另存为 Word（docx），或复制文字后粘贴导入',
  },
  'questionFile.old': {
    status: 400,
    message: '这是旧版（doc、xls）或设有密码的 Office 文件，请另存为 docx 或 xlsx 后再上传',
  },
  'questionFile.rtf': { status: 400, message: '不读取 RTF，请另存为 Word（docx）后再上传' },
  'questionFile.packed': {
    status: 400,
    message: '打不开这种压缩包（rar、7z、gz），请改用 zip，或直接上传里面的文件',
  },
  'questionFile.notText': {
    status: 400,
    message: '文件的内容不是文字：可能已经损坏，或不是题目文件',
  },
  'questionFile.unknown': {
    status: 400,
    message: '认不出这是什么格式。可以导入：xlsx、csv、docx、文本、GIFT、Aiken、Moodle XML、QTI',
  },
} as const;
