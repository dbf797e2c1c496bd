import type { CallContext } from '../../spending/call-context.ts'

export interface DescribedDocument {
  readonly fileName: string
  readonly opening: string
  /** A language tag; the description is written in it where it is written at all. */
  readonly language: string
}

export interface DocumentDescriber {
  /** One or two short sentences on what the document is; null when nothing useful can be said. */
  describe(document: DescribedDocument, context: CallContext): Promise<string | null>
}
