import { decodeWindows1252 } from '../decode-text.ts'

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

function encodingOfCharset(charset: number): string | null {
  return CHARSETS[charset] ?? null
}

function encodingOfCodePage(page: number): string {
  if (page === 932) return 'shift_jis'
  if (page === 936) return 'gbk'
  if (page === 949) return 'euc-kr'
  if (page === 950) return 'big5'
  if (page === 10000) return 'macintosh'
  if (page === 65001) return 'utf-8'
  return page === 874 || (page >= 1250 && page <= 1258) ? `windows-${page}` : 'windows-1252'
}

/** Control words that stand for a character. */
const SYMBOLS: Readonly<Record<string, string>> = {
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
const DESTINATIONS = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata themedata colorschememapping datastore listtable ' +
    'listoverridetable rsidtbl generator header headerl headerr headerf footer footerl footerr footerf fldinst ' +
    'latentstyles xmlnstbl mmathPr filetbl revtbl bkmkstart bkmkend nonshppict pntext listtext pntxtb pntxta sp ' +
    'annotation atnid atnauthor atrfstart atrfend xe tc tcn template private ftnsep ftnsepc aftnsep aftnsepc'
  ).split(' '),
)

export interface RtfEvents {
  text(text: string): void
  /** A control word of the body, such as "par" or "cell". */
  control(word: string, value: number | null): void
  /** Name of a paragraph style, from the style sheet. */
  style(id: number, name: string): void
}

interface Group {
  readonly skipped: boolean
  readonly destination: string
  /** Number of fallback characters for old readers to skip after a Unicode character. */
  readonly likeness: number
  readonly hidden: boolean
}

const CONTROL = /\\(?:([a-zA-Z]{1,32})(-?\d{1,10})? ?|'([0-9a-fA-F]{2})|([^a-zA-Z]))/y
const MAX_DEPTH = 10_000

/** Scans RTF once, with its own stack of groups. Broken RTF is read as far as possible. */
export class RtfScan {
  private group: Group = { skipped: false, destination: '', likeness: 1, hidden: false }
  private readonly stack: Group[] = []
  private readonly encodings = new Map<number, string>()
  private defaultEncoding = 'windows-1252'
  private encoding = 'windows-1252'
  private font = 0
  private bytes: number[] = []
  private toPass = 0
  private styleId = 0
  private styleName = ''
  private starred = false

  constructor(
    private readonly rtf: string,
    private readonly events: RtfEvents,
  ) {}

  run(): void {
    const { rtf } = this
    let at = 0
    while (at < rtf.length) {
      const char = rtf[at]!
      if (char === '\\') at = this.readControl(at)
      else if (char === '{' || char === '}') {
        this.flush()
        if (char === '{') this.openGroup()
        else this.closeGroup()
        at += 1
      } else at = this.readPlain(at)
    }
    this.flush()
  }

  private readPlain(at: number): number {
    let end = at
    while (end < this.rtf.length && !'\\{}'.includes(this.rtf[end]!)) end += 1
    let text = this.rtf.slice(at, end).replace(/[\r\n]/g, '')
    const passed = Math.min(this.toPass, text.length)
    this.toPass -= passed
    text = text.slice(passed)
    if (text !== '') {
      this.flush()
      this.emit(text)
    }
    return end
  }

  private readControl(at: number): number {
    CONTROL.lastIndex = at
    const match = CONTROL.exec(this.rtf)
    if (match === null) return at + 1
    const [whole, word, parameter, hex, symbol] = match
    if (hex !== undefined) this.readByte(parseInt(hex, 16))
    else {
      this.flush()
      if (word !== undefined) return this.readWord(word, parameter, at + whole.length)
      this.readSymbol(symbol!)
    }
    return at + whole.length
  }

  private readByte(byte: number): void {
    if (this.toPass > 0) this.toPass -= 1
    else this.bytes.push(byte)
  }

  private readSymbol(symbol: string): void {
    if (symbol === '*') this.starred = true
    else if (symbol === '\n' || symbol === '\r') this.control('par', null)
    else this.emit(SYMBOLS[symbol] ?? (/[\\{}]/.test(symbol) ? symbol : ''))
  }

  private readWord(word: string, parameter: string | undefined, end: number): number {
    const value = parameter === undefined ? null : Number(parameter)
    if (word === 'bin') return end + Math.max(value ?? 0, 0)
    if (word === 'u' && value !== null) {
      this.emit(String.fromCharCode(value & 0xffff))
      this.toPass = this.group.likeness
    } else if (SYMBOLS[word] !== undefined) this.emit(SYMBOLS[word])
    else if (DESTINATIONS.has(word) || this.starred) this.enterDestination(word)
    else this.readState(word, value)
    this.starred = false
    return end
  }

  /** Starred groups are optional; only the text of shapes is read. */
  private enterDestination(word: string): void {
    if (word === 'shptxt' || word === 'shpinst') return
    this.group = { ...this.group, skipped: true, destination: word }
  }

  private readState(word: string, value: number | null): void {
    const { destination } = this.group
    if (word === 'uc') this.group = { ...this.group, likeness: value ?? 1 }
    else if (word === 'v') this.group = { ...this.group, hidden: value !== 0 }
    else if (word === 'ansicpg') this.defaultEncoding = this.encoding = encodingOfCodePage(value ?? 1252)
    else if (word === 'mac') this.defaultEncoding = this.encoding = 'macintosh'
    else if (word === 'f') this.setFont(value ?? 0)
    else if (destination === 'fonttbl') this.readFontTable(word, value)
    else if (destination === 'stylesheet') this.styleId = word === 's' ? (value ?? 0) : this.styleId
    else this.control(word, value)
  }

  private setFont(font: number): void {
    this.font = font
    this.encoding = this.encodings.get(font) ?? this.defaultEncoding
  }

  private readFontTable(word: string, value: number | null): void {
    const encoding = word === 'fcharset' && value !== null && value !== 0 ? encodingOfCharset(value) : null
    if (encoding !== null) this.encodings.set(this.font, encoding)
  }

  private openGroup(): void {
    if (this.stack.length < MAX_DEPTH) this.stack.push(this.group)
    this.styleName = ''
    if (this.group.destination === 'stylesheet') this.styleId = 0
  }

  private closeGroup(): void {
    if (this.group.destination === 'stylesheet' && this.styleName !== '') {
      this.events.style(this.styleId, this.styleName.replace(/;\s*$/, '').trim())
      this.styleName = ''
    }
    this.group = this.stack.pop() ?? this.group
    this.toPass = 0
  }

  private control(word: string, value: number | null): void {
    if (!this.group.skipped) this.events.control(word, value)
  }

  private emit(text: string): void {
    if (this.group.destination === 'stylesheet') this.styleName += text
    else if (!this.group.skipped && !this.group.hidden && text !== '') this.events.text(text)
  }

  private flush(): void {
    if (this.bytes.length === 0) return
    const bytes = Uint8Array.from(this.bytes)
    const isWestern = this.encoding === 'windows-1252'
    const text = isWestern ? decodeWindows1252(bytes) : new TextDecoder(this.encoding).decode(bytes)
    this.bytes = []
    this.emit(text)
  }
}
