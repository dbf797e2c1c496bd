import type { OutageReason } from './model-reasons.ts'

/** What a file holds too much of; `null` where that is known once it is unpacked. */
export type LargeUnit =
  | 'elements'
  | 'nested-elements'
  | 'paragraphs-and-tables'
  | 'paragraphs-and-rows'
  | 'lines'
  | 'characters'
  | 'million-characters'
  | 'sheets'
  | 'parts'
  | 'attachments'
  | 'nested-messages'
  | 'megabytes-unpacked'
  | 'nested-graphics-states'
  | 'pages'
  | 'pieces-on-a-page'

export type TooLargeInside =
  | { readonly of: 'amount'; readonly what: string; readonly most: number; readonly unit: LargeUnit }
  /** More than any document holds, once it is unpacked or its forms are painted. */
  | { readonly of: 'unpacked' | 'painted'; readonly what: string }
  | { readonly of: 'memory' }
  | { readonly of: 'picture'; readonly megapixels: number }
  | { readonly of: 'scan'; readonly pages: number }
  | { readonly of: 'passages'; readonly most: number }

/** Why a text encoder gave no vectors. */
export type EncoderFault = OutageReason | 'refused' | 'no-vectors' | 'too-many-numbers'

/** `what` is the kind of file, such as "PDF" or "Word document". */
export interface DocumentReasons {
  'documents.being-read': null
  'documents.ended-process': null
  'documents.gave-up': null
  'documents.not-encoded': { readonly because: EncoderFault }
  'documents.not-found': null
  /** The result of a job. */
  'documents.passages-kept': { readonly count: number }
  'documents.stored-already': null
  'file.broken': { readonly what: string }
  'file.empty': null
  'file.ends-its-reader': null
  'file.password-protected': { readonly what: string }
  'file.scanned': null
  'file.too-large-inside': TooLargeInside
  'file.too-slow': { readonly seconds: number }
  /** `instead` is what makes its content readable: to unpack it, or to save it as another kind of file. */
  'file.unknown-type': { readonly found: string | null; readonly instead?: 'unpack' | 'save-message' }
  'file.unreadable-letters': null
  'file.without-text': { readonly what: string }
  'files.not-found': null
  'files.unavailable': null
  'form.not-filled': { readonly what: string }
  'form.signed': { readonly what: string }
  'form.too-large': { readonly most: number; readonly unit: 'blocks' | 'characters' }
  'form.unsupported-type': { readonly what: string }
  'reading.closed': null
  'reading.failed': null
}
