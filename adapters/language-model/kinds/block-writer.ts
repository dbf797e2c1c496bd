import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Library } from '../../../core/documents/library.ts'
import { holdsEachWord } from '../../../core/drafting/held-values.ts'
import type { AnswerDraft, AnswerTask, BlockDrafts } from '../../../core/proposals/ports/answer-writer.ts'
import type { RepeatedBlock } from '../../../core/proposals/question/repeated-block.ts'
import { unsupportedClaims } from '../../../core/claims/unsupported-claims.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import type { ModelClient, ModelRun } from '../model-client.ts'
import { answerMaterial } from '../answers/answer-material.ts'
import { cleanedText } from '../cleaning/cleaned-reply.ts'
import { handIn } from '../hand-in.ts'
import { blockForm, blockRequest, readRecords, type FilledRecord } from '../prompts/fill-block.prompt.ts'
import { withCacheMark } from '../prompts/answer-question.prompt.ts'
import { FOUND_FOR_VALUES } from './found-for-values.ts'

/** Records of several partners or posts are in more places than one value. */
const PASSAGES = 12

/** Fills in the records of a repeated block through a schema, each with its sources. */
export class BlockWriter {
  constructor(private readonly client: ModelClient) {}

  /** Empty if the server has no output format, or the passages contain no record. Throws like `ModelRun.send`. */
  async fill(run: ModelRun, task: AnswerTask, block: RepeatedBlock, library: Library): Promise<BlockDrafts> {
    if (!this.client.has('structured-output')) return new Map()
    const { shown, prompt } = await answerMaterial(asBlock(task, block), library, {
      ...FOUND_FOR_VALUES,
      passages: PASSAGES,
    })
    const request = blockRequest(task, block, [...withCacheMark(prompt.brief), ...prompt.material])
    const records = await this.recordsFor(run, request, block)
    const drafts = new Map<number, AnswerDraft>()
    let filled = 0
    for (const { values, sources } of records) {
      const positions = block.blocks[filled]?.positions ?? []
      const found = shown.sourcesOf([{ sources, words: '' }])
      const before = drafts.size
      for (const [field, position] of positions.entries()) {
        const text = values[field] ?? ''
        const held = found.filter(({ passage }) => holdsEachWord(passage, text))
        if (!isHeld(text, { position, held, task })) continue
        const messages = drafts.size === 0 ? run.messages() : []
        drafts.set(position, { text, missing: false, isInKind: true, sources: held, messages, warnings: [] })
      }
      if (drafts.size > before) filled += 1
    }
    return drafts
  }

  /** Empty if the model returned nothing valid. */
  private async recordsFor(
    run: ModelRun,
    request: ReturnType<typeof blockRequest>,
    block: RepeatedBlock,
  ): Promise<readonly FilledRecord[]> {
    try {
      return readRecords((await handIn(run, request, blockForm(block), this.client)).input, block)
    } catch (error) {
      if (isAppError(error, 'unsupported')) return []
      throw error
    }
  }
}

/** Builds the search from the names of the records and of all their fields. */
function asBlock(task: AnswerTask, { fields, blocks }: RepeatedBlock): AnswerTask {
  const { section } = task.question
  const words = [section ?? '', blocks[0]!.label, ...fields].join(' ')
  return { ...task, question: { ...task.question, text: words } }
}

interface Checked {
  readonly position: number
  /** Sources of the record that contain each word of the value. */
  readonly held: readonly SourcePassage[]
  readonly task: AnswerTask
}

/** Whether a value fits its question and one of its own sources supports it. */
function isHeld(value: string, { position, held, task }: Checked): boolean {
  const question = task.application?.questions.find((one) => one.position === position)
  if (cleanedText(value).text !== value) return false
  if (question === undefined || held.length === 0 || !isWithin(value, question.limit)) return false
  const passages = held.map(({ passage }) => passage)
  return unsupportedClaims(value, passages, task.settings.language).length === 0
}
