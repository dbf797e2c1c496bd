import type { DescribedDocument, DocumentDescriber } from '../../../core/documents/ports/document-describer.ts'
import type { WorkOrder } from '../../../core/spending/work-order.ts'
import type { AnthropicClient } from '../anthropic-client.ts'
import { descriptionRequest, readDescription } from '../prompts/describe-document.prompt.ts'

/** Claude says what a document is. No document waits for that in vain: where it can't be had, another describer says it. */
export class AnthropicDocumentDescriber implements DocumentDescriber {
  constructor(
    private readonly client: AnthropicClient,
    private readonly otherwise: DocumentDescriber,
  ) {}

  async describe(document: DescribedDocument, order: WorkOrder): Promise<string | null> {
    if (document.opening.trim() === '') return null
    try {
      const run = await this.client.begin(order)
      return readDescription(await run.send(descriptionRequest(document)))
    } catch (error) {
      if (order.cancellation.aborted) throw error
      return this.otherwise.describe(document, order)
    }
  }
}
