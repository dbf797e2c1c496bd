import { decodeText } from './decode-text.ts'
import { openZip, type Zip } from './open-zip.ts'
import { empty, passwordProtected, unknownType } from './unreadable.ts'

export type FileFormat =
  | 'pdf'
  | 'docx'
  | 'odt'
  | 'rtf'
  | 'xlsx'
  | 'pptx'
  | 'doc'
  | 'html'
  | 'web-archive'
  | 'e-mail'
  | 'markdown'
  | 'csv'
  | 'text'

export const MEDIA_TYPES: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  html: 'text/html',
  'web-archive': 'multipart/related',
  'e-mail': 'message/rfc822',
  markdown: 'text/markdown',
  csv: 'text/csv',
  text: 'text/plain',
}

/** Names of formats in sentences for users. */
export const FORMAT_NOUNS: Record<FileFormat, string> = {
  pdf: 'PDF',
  docx: 'Word document',
  odt: 'OpenDocument text',
  rtf: 'RTF document',
  xlsx: 'Excel workbook',
  pptx: 'PowerPoint presentation',
  doc: 'Word document',
  html: 'web page',
  'web-archive': 'web archive',
  'e-mail': 'e-mail',
  markdown: 'Markdown document',
  csv: 'CSV file',
  text: 'text file',
}

/**
 * Recognises a file's format by its content; the name only distinguishes kinds of plain text. Throws `unsupported` with
 * a sentence that names the file's type, if known, and the accepted ones.
 */
export async function recogniseFormat(bytes: Uint8Array, fileName: string): Promise<FileFormat> {
  if (bytes.length === 0) throw empty()
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1')
  if (isPdf(start, bytes)) return 'pdf'
  if (/^\s*\{\\rtf/.test(start)) return 'rtf'
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return formatOfZip(openZip(bytes))
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return formatOfCompound(bytes, fileName)
  if (looksLikeText(bytes)) return formatOfText(bytes, fileName)
  const { fileTypeFromBuffer } = await import('file-type')
  throw unknownType(nameOfType(await fileTypeFromBuffer(bytes)))
}

/** Readers accept up to 1,024 bytes of anything before the header. */
function isPdf(start: string, bytes: Uint8Array): boolean {
  const at = start.slice(0, 1024).search(/%PDF-\d/)
  if (at <= 0) return at === 0
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('startxref')
}

const MAIN_PARTS: readonly [RegExp, FileFormat][] = [
  [/wordprocessingml\.(document|template)\.main\+xml|ms-word\.(document|template)\.macroEnabled/i, 'docx'],
  [/spreadsheetml\.(sheet|template)\.main\+xml|ms-excel\.(sheet|template)\.macroEnabled/i, 'xlsx'],
  [
    /presentationml\.(presentation|slideshow|template)\.main\+xml|ms-powerpoint\.(presentation|slideshow)\.macroEnabled/i,
    'pptx',
  ],
]

const ARCHIVE_TYPES: readonly [RegExp, string][] = [
  [/^mimetype application\/epub/, 'an e-book (EPUB)'],
  [/^mimetype application\/vnd\.oasis\.opendocument\.spreadsheet/, 'an OpenDocument spreadsheet (ODS)'],
  [/^mimetype application\/vnd\.oasis\.opendocument\.presentation/, 'an OpenDocument presentation (ODP)'],
  [/ms-excel\.sheet\.binary/, 'a binary Excel workbook (XLSB)'],
  [/visio/, 'a Visio drawing'],
]

function formatOfZip(zip: Zip): FileFormat {
  const types = zip.readText('[Content_Types].xml') ?? ''
  const main = MAIN_PARTS.find(([pattern]) => pattern.test(types))
  if (main !== undefined) return main[1]
  const mimetype = `mimetype ${zip.readText('mimetype') ?? ''}`
  if (/^mimetype application\/vnd\.oasis\.opendocument\.text(-template)?\s*$/.test(mimetype)) return 'odt'
  const archive = ARCHIVE_TYPES.find(([pattern]) => pattern.test(mimetype) || pattern.test(types))
  if (archive !== undefined) throw unknownType(archive[1])
  if (zip.names.some((name) => name.endsWith('.iwa'))) throw unknownType('an Apple iWork document')
  throw unknownType(`a ZIP archive${namesIn(zip)}`, 'unpack')
}

const MOST_NAMES = 3

/** " (Form.docx, Guidance.pdf and 4 more)" */
function namesIn({ names }: Zip): string {
  const files = names
    .filter((name) => !/\/$|^__MACOSX\//.test(name))
    .map((name) => name.split('/').at(-1)!.slice(0, 60))
  if (files.length === 0) return ''
  const more = files.length - MOST_NAMES
  return ` (${files.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}

/** Word, Excel and PowerPoint 97–2003, and the container of encrypted newer files. */
function formatOfCompound(bytes: Uint8Array, fileName: string): FileFormat {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const holds = (stream: string) => view.includes(Buffer.from(`${stream}\0`, 'utf16le'))
  if (holds('EncryptedPackage')) throw passwordProtected(nounOfEncrypted(fileName))
  if (holds('WordDocument')) return 'doc'
  if (holds('Workbook') || holds('Book')) throw unknownType('an Excel workbook of the old kind (XLS)')
  if (holds('PowerPoint Document')) throw unknownType('a PowerPoint presentation of the old kind (PPT)')
  if (holds('__properties_version1.0')) throw unknownType('an Outlook message (MSG)', 'save-message')
  throw unknownType('an old Office file')
}

function nounOfEncrypted(fileName: string): string {
  const extension = extensionOf(fileName)
  if (extension.startsWith('doc')) return FORMAT_NOUNS.docx
  if (extension.startsWith('xls')) return FORMAT_NOUNS.xlsx
  return extension.startsWith('ppt') ? FORMAT_NOUNS.pptx : 'Office document'
}

function nameOfType(type: { ext: string; mime: string } | undefined): string | null {
  if (type === undefined) return null
  const short = type.ext.toUpperCase()
  const [family] = type.mime.split('/')
  if (family === 'image') return `a picture (${short})`
  if (family === 'audio') return `a sound recording (${short})`
  if (family === 'video') return `a video (${short})`
  if (family === 'font') return `a font (${short})`
  if (/^(exe|elf|macho|class|wasm|deb|rpm|msi)$/.test(type.ext)) return `a program (${short})`
  return /^(zip|7z|rar|gz|tar|bz2|xz|zst|lz4?|cab)$/.test(type.ext)
    ? `an archive (${short})`
    : `a file of type ${short}`
}

const SAMPLE_BYTES = 64 * 1024

/** Checked before two-letter signatures, because a text may start with "BM" or "MZ". */
function looksLikeText(bytes: Uint8Array): boolean {
  const middle = Math.floor(bytes.length / 2) & ~1
  return [0, middle].every((from) => {
    const sample = decodeText(bytes.subarray(from, from + SAMPLE_BYTES))
    return countControls(sample) <= sample.length * 0.001
  })
}

/** Counts control characters except white space, form feeds and escapes. */
function countControls(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 9 || (code > 13 && code < 32 && code !== 27) || code === 127) count++
  }
  return count
}

/** Extensions that no document has: a file that looks like text was truncated or made up. */
const PROGRAM = /^(exe|dll|msi|scr|so|dylib|apk|jar|class)$/

function formatOfText(bytes: Uint8Array, fileName: string): FileFormat {
  const start = decodeText(bytes.subarray(0, SAMPLE_BYTES))
  if (start.trim() === '' && bytes.length <= SAMPLE_BYTES) throw empty()
  const message = formatOfMessage(start)
  if (message !== null) return message
  if (isEncoded(start)) throw unknownType('an encoded file (Base64)')
  const prolog = start.replace(/^\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)+/, '').trimStart()
  if (/^<!doctype html|^<html[\s>]/i.test(prolog)) return 'html'
  const extension = extensionOf(fileName)
  if (PROGRAM.test(extension)) throw unknownType(`a program (${extension.toUpperCase()})`)
  if (/^x?html?$/.test(extension) && /<[a-z][a-z0-9]*[\s>/]/i.test(start)) return 'html'
  if (/^\s*<\?xml\s/.test(start)) throw unknownType('an XML file')
  if (/^<svg[\s>]/i.test(prolog)) throw unknownType('a picture (SVG)')
  if (/^%!PS/.test(start)) throw unknownType('a PostScript file')
  if (/^(md|markdown|mdown|mkd)$/.test(extension)) return 'markdown'
  if (/^<!?[a-z]/i.test(prolog)) return formatOfMarkup(prolog)
  if (/^(csv|tsv|tab)$/.test(extension)) return 'csv'
  return countMatches(start, /^#{1,6} \S/gm) >= 2 ? 'markdown' : 'text'
}

const FIELD = /^([A-Za-z][\w-]*):[^\n]*\n(?:[ \t]+\S[^\n]*\n)*/
/** Header fields that only programs write. */
const WRITTEN_BY_PROGRAMS = /^(?:mime-version|message-id|received|return-path|delivered-to|dkim-signature|x-mailer)$/
const MBOX = /^From \S+ [^\n]*\d{4}[^\n]*\n(?=[A-Za-z][\w-]*:)/

/** Recognises a web archive or an e-mail by its first header fields; null for other text. */
function formatOfMessage(start: string): 'web-archive' | 'e-mail' | null {
  let rest = start.replaceAll('\r\n', '\n').trimStart()
  if (MBOX.test(rest)) throw unknownType('a mailbox (MBOX)', 'save-message')
  const fields = new Map<string, string>()
  for (let field = FIELD.exec(rest); field !== null; field = FIELD.exec(rest)) {
    fields.set(field[1]!.toLowerCase(), field[0])
    rest = rest.slice(field[0].length)
  }
  const isMailed =
    /\S@\S/.test(fields.get('from') ?? '') && fields.has('subject') && (fields.has('to') || fields.has('date'))
  const isMime = [...fields.keys()].some((name) => WRITTEN_BY_PROGRAMS.test(name)) || hasMediaType(fields)
  if (fields.size === 0 || (!isMailed && !isMime)) return null
  const isSaved = fields.has('snapshot-content-location') || !fields.has('to')
  return isSaved && /multipart\/related|text\/html/i.test(fields.get('content-type') ?? '') ? 'web-archive' : 'e-mail'
}

function hasMediaType(fields: ReadonlyMap<string, string>): boolean {
  return /^content-type:\s*(?:text|multipart)\/[\w-]+/i.test(fields.get('content-type') ?? '')
}

const MIN_ENCODED = 200

/** Whether it consists only of Base64 lines. */
function isEncoded(start: string): boolean {
  const lines = start.trim().split(/\r?\n/)
  const isMixed = [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(start))
  if (
    isMixed &&
    start.length > MIN_ENCODED &&
    lines.slice(0, -1).every((line) => /^[A-Za-z0-9+/]{40,}={0,2}$/.test(line))
  )
    return /^[A-Za-z0-9+/]+={0,2}$/.test(lines.at(-1)!)
  return /^-----BEGIN [A-Z ]+-----/.test(start)
}

const HTML_TAG =
  /<(?:\/?(?:body|div|table|t[dr]|p|h[1-6]|form|span|font|center|ul|ol|li|b|strong|a|label)|br|input)[\s/>]/gi

/** Recognises a page without the usual first tag, or other markup. */
function formatOfMarkup(prolog: string): FileFormat {
  if (countMatches(prolog, HTML_TAG) >= 2) return 'html'
  if (countMatches(prolog, /<\/[A-Za-z][\w:.-]*\s*>/g) >= 2) throw unknownType('a file of markup (XML)')
  return 'text'
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function extensionOf(fileName: string): string {
  return /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}
