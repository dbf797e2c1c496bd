import { textOf } from '../port/language-model.ts'
import type { CoverLetterDraft, CoverLetterTask, CoverLetterWriter } from '../../../core/letters/ports.ts'
import { letterHead } from '../../../core/letters/letter-head.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { SOURCE_MARKS } from '../cleaning/cleaned-reply.ts'
import { coverLetterEvidence, coverLetterRequest } from '../prompts/write-cover-letter.prompt.ts'
import { withLinesKept } from '../cleaning/lines-kept.ts'
import { checkedReply } from './checked-text.ts'
import { placedWarnings } from './placed-warnings.ts'

/**
 * The model writes the letter below its head. Claims that neither the answers nor the account's facts support become
 * warnings.
 */
export class ModelCoverLetterWriter implements CoverLetterWriter {
  constructor(private readonly client: ModelClient) {}

  async write(task: CoverLetterTask, _library: Library, context: CallContext): Promise<CoverLetterDraft> {
    const run = await this.client.begin(context)
    const request = coverLetterRequest(task)
    const { language } = task.settings
    const evidence = { texts: () => coverLetterEvidence(task), language }
    const asked = { request, reply: await run.send(request) }
    const { reply, leftOut, unsupported } = await checkedReply(run, context, asked, evidence)
    const body = withLinesKept(
      textOf(reply)
        .replace(SOURCE_MARKS, '')
        .replace(/\n{3,}/gu, '\n\n')
        .trim(),
    )
    const head = `${letterHead(task)}\n\n`
    const text = head + body
    return { text, leftOut, warnings: placedWarnings(text, unsupported, head.length) }
  }
}
