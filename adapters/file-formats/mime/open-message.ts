import { isUtf8 } from 'node:buffer'
import PostalMime, { type Attachment } from 'postal-mime'
import { asWindows1252, decodeText } from '../decode-text.ts'
import { broken, tooLarge } from '../unreadable.ts'

export interface Message {
  readonly subject: string | null
  readonly html: string | null
  readonly text: string | null
  readonly attachments: readonly AttachedFile[]
}

export interface AttachedFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

interface MessageToOpen {
  /** Names the file in the sentences of errors. */
  readonly what: string
  /** In how many messages it is attached. */
  readonly depth?: number
}

const DEEPEST_PARTS = 20
const DEEPEST_MESSAGES = 3
const MOST_HEADER_BYTES = 512 * 1024
const MOST_PARTS = 1_000
const MOST_ATTACHMENTS = 50

/**
 * Takes an e-mail or a web archive apart. Pictures that its text shows are left out. Throws `unsupported` where it is
 * damaged or holds more than any message.
 */
export async function openMessage(bytes: Uint8Array, { what, depth = 0 }: MessageToOpen): Promise<Message> {
  if (depth > DEEPEST_MESSAGES) throw tooLarge(what, DEEPEST_MESSAGES, 'nested-messages')
  if (countParts(bytes) > MOST_PARTS) throw tooLarge(what, MOST_PARTS, 'parts')
  const { subject, html, text, attachments } = await parse(withKnownLetters(bytes), what)
  const attached = attachments.filter((one) => !isShown(one))
  if (attached.length > MOST_ATTACHMENTS) throw tooLarge(what, MOST_ATTACHMENTS, 'attachments')
  const said = (words: string | undefined) => (words ? asWindows1252(words) : null)
  return { subject: said(subject), html: said(html), text: said(text), attachments: attached.map(fileOf) }
}

/** Bytes beyond ASCII of which nothing says what letters they are, in UTF-8: the library would take them for that. */
function withKnownLetters(bytes: Uint8Array): Uint8Array {
  if (isUtf8(bytes)) return bytes
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const isTold = /charset\s*=|^content-transfer-encoding:\s*binary/im.test(latin1)
  return isTold ? bytes : new TextEncoder().encode(decodeText(bytes))
}

function parse(bytes: Uint8Array, what: string) {
  return PostalMime.parse(bytes, {
    maxNestingDepth: DEEPEST_PARTS,
    maxRfc822NestingDepth: DEEPEST_MESSAGES,
    maxHeadersSize: MOST_HEADER_BYTES,
  }).catch((error: unknown) => {
    throw broken(what, error)
  })
}

/** Lines that may part one part from the next. */
function countParts(bytes: Uint8Array): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = view.indexOf('\n--'); at >= 0 && count <= MOST_PARTS; at = view.indexOf('\n--', at + 3)) count++
  return count
}

/** A picture, style or font of the page itself. */
function isShown({ related, disposition, mimeType }: Attachment): boolean {
  const isOfPage = /^(?:image|font)\/|\/(?:css|javascript|x-javascript)$/i.test(mimeType)
  return isOfPage && (related === true || disposition !== 'attachment')
}

function fileOf({ filename, mimeType, content }: Attachment, at: number): AttachedFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return { fileName: filename ?? `${mimeType.split('/')[0]!} ${at + 1}`, bytes }
}
