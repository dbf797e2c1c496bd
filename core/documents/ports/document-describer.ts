import type { CallContext } from '../../spending/call-context.ts'

export interface DescribedDocument {
  readonly fileName: string
  readonly opening: string
  /** Language tag of the description. */
  readonly language: string
}

export interface DocumentDescriber {
  /** One or two short sentences that describe the document; null if nothing useful can be said. */
  describe(document: DescribedDocument, context: CallContext): Promise<string | null>
}
