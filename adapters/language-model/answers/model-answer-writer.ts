import type { Library } from '../../../core/documents/library.ts'
import type {
  AnswerDraft,
  AnswerContext,
  AnswerTask,
  AnswerWriter,
  BlockDrafts,
} from '../../../core/proposals/ports/answer-writer.ts'
import type { RepeatedBlock } from '../../../core/proposals/question/repeated-block.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import type { ModelClient, ModelRun } from '../model-client.ts'
import { BlockWriter } from '../kinds/block-writer.ts'
import { KindWriter } from '../kinds/kind-writer.ts'
import { answerTokens } from '../prompts/answer-length.ts'
import { answerRequest, fillRequest, voiceOf, type AnswerPrompt } from '../prompts/answer-question.prompt.ts'
import { answerMaterial } from './answer-material.ts'
import { Drafting } from './drafting.ts'
import { LibraryReadings, type Reading } from './library-reading.ts'

/**
 * The model drafts an answer: from the application's brief, and the whole library where that is worth it, else the passages
 * that fit the question and what it looks up besides. The limit is counted here, and what is cited is told from what was
 * never shown. What asks for a value is answered in its kind.
 */
export class ModelAnswerWriter implements AnswerWriter {
  readonly readsApplication = true
  private readonly readings: LibraryReadings
  private readonly kinds: KindWriter
  private readonly blocks: BlockWriter

  constructor(private readonly client: ModelClient) {
    this.readings = new LibraryReadings((usage) => client.cost(usage), client.has('caching'), client.wholeLibraryTokens)
    this.kinds = new KindWriter(client)
    this.blocks = new BlockWriter(client)
  }

  async fillBlock(
    task: AnswerTask,
    block: RepeatedBlock,
    library: Library,
    context: AnswerContext,
  ): Promise<BlockDrafts> {
    return this.blocks.fill(await this.client.begin(context), task, block, library)
  }

  async write(task: AnswerTask, library: Library, context: AnswerContext): Promise<AnswerDraft> {
    const run = await this.client.begin(context, answerTokens(task.question))
    const inKind = await this.kinds.write(run, task, library)
    if (inKind !== null) return inKind
    const of = { waiting: context.waiting, voice: voiceOf(task.settings) }
    const reading = await this.readings.choose(library, await library.documents(), of)
    try {
      return await this.draft({ task, library, run, waiting: context.waiting }, reading)
    } catch (error) {
      if (reading.whole === null || !isTooMuchAtOnce(error)) throw error
      this.readings.findInstead()
      return this.draft({ task, library, run, waiting: context.waiting }, await this.readings.choose(library, [], of))
    }
  }

  private async draft({ task, library, run, waiting }: Asked, reading: Reading): Promise<AnswerDraft> {
    const hasCitations = this.client.has('citations')
    const { shown, toolHandler, prompt } = await answerMaterial(task, library, { reading, hasCitations })
    if (waiting > 1 && this.client.has('caching') && prompt.library.length + prompt.brief.length > 0) {
      const keys = beginningsOf(reading.key, prompt)
      await this.readings.warm.ensure(keys, () => run.fill(fillRequest(prompt)))
    }
    return new Drafting(run, shown, toolHandler, { task }).draft(answerRequest(prompt))
  }
}

interface Asked {
  readonly task: AnswerTask
  readonly library: Library
  readonly run: ModelRun
  /** Questions that are to be answered. */
  readonly waiting: number
}

/** The model or its key takes no whole library, but may take passages. */
function isTooMuchAtOnce(error: unknown): boolean {
  return isAppError(error) && TOO_MUCH.has(error.code)
}

const TOO_MUCH: ReadonlySet<string> = new Set(['model.over-rate', 'model.request-too-large', 'model.too-long'])

/** From the shortest to the longest: the library, which the account's applications share, and the brief after it. */
function beginningsOf(library: string, { brief }: AnswerPrompt): string[] {
  return brief.length === 0 ? [library] : [library, `${library} ${JSON.stringify(brief)}`]
}
