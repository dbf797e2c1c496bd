/** Windows code pages by the number in an RTF font's `\fcharset`. */
const CHARSETS: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}

export function encodingOfCharset(charset: number): string | null {
  return CHARSETS[charset] ?? null
}

export function encodingOfCodePage(page: number): string {
  if (page === 932) return 'shift_jis'
  if (page === 936) return 'gbk'
  if (page === 949) return 'euc-kr'
  if (page === 950) return 'big5'
  if (page === 10000) return 'macintosh'
  if (page === 65001) return 'utf-8'
  return page === 874 || (page >= 1250 && page <= 1258) ? `windows-${page}` : 'windows-1252'
}

/** Control words that stand for a character. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  emdash: '\u2014',
  endash: '\u2013',
  bullet: '\u2022',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  '~': ' ',
  _: '-',
}

/** Groups whose text is not part of the document's body. */
export const DESTINATIONS = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata themedata colorschememapping datastore listtable ' +
    'listoverridetable rsidtbl generator header headerl headerr headerf footer footerl footerr footerf fldinst ' +
    'latentstyles xmlnstbl mmathPr filetbl revtbl bkmkstart bkmkend nonshppict pntext listtext pntxtb pntxta sp ' +
    'annotation atnid atnauthor atrfstart atrfend xe tc tcn template private ftnsep ftnsepc aftnsep aftnsepc'
  ).split(' '),
)
