import { isAppError } from '../../../core/shared/app-error.ts'
import type { UnreadPart } from '../../../core/shared/unread-part.ts'
import type { FileFormat } from '../recognise-format.ts'
import type { Message } from './open-message.ts'

export function isMessage(format: FileFormat): boolean {
  return format === 'e-mail' || format === 'web-archive'
}

/** Text of a message, or an attached file. */
export interface MessagePart {
  readonly fileName: string
  readonly bytes: Uint8Array
  /** Null for attachments, whose format their content shows. */
  readonly format: 'html' | 'text' | null
}

/** The text first, then the attachments. */
function partsOf({ html, text, attachments }: Message): MessagePart[] {
  const written = html ?? text
  const format = html === null ? 'text' : 'html'
  const body = written === null ? [] : [{ fileName: '', bytes: new TextEncoder().encode(written), format } as const]
  return [...body, ...attachments.map((file) => ({ ...file, format: null }))]
}

/**
 * Reads each part with its own reader and lists unreadable attachments. If no part can be read, throws the first part's
 * error.
 */
export async function readParts<Read>(
  message: Message,
  read: (part: MessagePart) => Promise<Read>,
): Promise<{ readonly parts: readonly Read[]; readonly unread: readonly UnreadPart[] }> {
  const parts: Read[] = []
  const unread: UnreadPart[] = []
  let refusal: Error | null = null
  for (const part of partsOf(message)) {
    try {
      parts.push(await read(part))
    } catch (error) {
      if (!isAppError(error, 'unsupported')) throw error
      refusal ??= error
      if (part.format === null) unread.push({ kind: 'attachment', name: part.fileName })
    }
  }
  if (parts.length === 0 && refusal !== null) throw refusal
  return { parts, unread }
}
