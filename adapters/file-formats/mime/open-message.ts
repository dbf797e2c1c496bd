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
  /** Names the file in errors. */
  readonly what: string
  /** Number of messages it is nested in. */
  readonly depth?: number
}

const DEEPEST_PARTS = 20
const DEEPEST_MESSAGES = 3
const MOST_HEADER_BYTES = 512 * 1024
const MOST_PARTS = 1_000
const MOST_ATTACHMENTS = 50

/**
 * Opens an e-mail or a web archive without inline pictures. Throws `unsupported` if it is damaged or larger than any
 * message.
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

/** Converts non-ASCII bytes without a declared encoding to UTF-8, which the library assumes. */
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

/** Counts lines that may separate parts. */
function countParts(bytes: Uint8Array): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = view.indexOf('\n--'); at >= 0 && count <= MOST_PARTS; at = view.indexOf('\n--', at + 3)) count++
  return count
}

/** Whether it is a picture, style or font of the page itself. */
function isShown({ related, disposition, mimeType }: Attachment): boolean {
  const isOfPage = /^(?:image|font)\/|\/(?:css|javascript|x-javascript)$/i.test(mimeType)
  return isOfPage && (related === true || disposition !== 'attachment')
}

function fileOf({ filename, mimeType, content }: Attachment, at: number): AttachedFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return { fileName: filename ?? `${mimeType.split('/')[0]!} ${at + 1}`, bytes }
}
