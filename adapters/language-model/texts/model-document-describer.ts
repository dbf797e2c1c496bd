import type { DescribedDocument, DocumentDescriber } from '../../../core/documents/ports.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { descriptionRequest, readDescription } from '../prompts/describe-document.prompt.ts'

/** The model describes a document. If it is unavailable, the other describer is used. */
export class ModelDocumentDescriber implements DocumentDescriber {
  constructor(
    private readonly client: ModelClient,
    private readonly otherwise: DocumentDescriber,
  ) {}

  async describe(document: DescribedDocument, context: CallContext): Promise<string | null> {
    if (document.opening.trim() === '') return null
    try {
      const run = await this.client.begin(context)
      return readDescription(await run.send(descriptionRequest(document)))
    } catch (error) {
      if (context.cancellation.aborted) throw error
      return this.otherwise.describe(document, context)
    }
  }
}
