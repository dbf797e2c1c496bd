import type { OutageReason } from './model-reasons.ts'

/** The kind of content that a file has too much of; `null` if only known after unpacking. */
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
  /** More than any real document contains after unpacking, or when its forms are painted. */
  | { readonly of: 'unpacked' | 'painted'; readonly what: string }
  | { readonly of: 'memory' }
  | { readonly of: 'picture'; readonly megapixels: number }
  | { readonly of: 'scan'; readonly pages: number }
  | { readonly of: 'passages'; readonly most: number }

/** Reason for which a text encoder gave no vectors. */
export type EncoderFault = OutageReason | 'refused' | 'no-vectors' | 'too-many-numbers'

/** `what`: the kind of file, such as "PDF" or "Word document". */
export interface DocumentReasons {
  'documents.being-read': null
  'documents.ended-process': null
  'documents.gave-up': null
  'documents.last-label': null
  'documents.not-encoded': { readonly because: EncoderFault }
  'documents.not-found': null
  /** Result of a job. */
  'documents.passages-kept': { readonly count: number }
  'documents.stored-already': null
  'file.broken': { readonly what: string }
  'file.empty': null
  'file.ends-its-reader': null
  'file.password-protected': { readonly what: string }
  'file.scanned': null
  'file.too-large-inside': TooLargeInside
  'file.too-slow': { readonly seconds: number }
  /** `instead`: the way to make its content readable: unpack it, or save it as another kind of file. */
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
