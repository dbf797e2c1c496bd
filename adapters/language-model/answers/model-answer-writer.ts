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
 * The model drafts an answer from the application's brief and the library: the whole library if that is worth its
 * price, otherwise passages that fit the question and its own searches. Limits are counted here, and citations of
 * passages that were never shown are dropped. A question that asks for a value gets an answer of its kind.
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
  /** Number of questions to answer. */
  readonly waiting: number
}

/** Whether the model or its key can't take a whole library, though it may take passages. */
function isTooMuchAtOnce(error: unknown): boolean {
  return isAppError(error) && TOO_MUCH.has(error.code)
}

const TOO_MUCH: ReadonlySet<string> = new Set(['model.over-rate', 'model.request-too-large', 'model.too-long'])

/** From the shortest to the longest: the library, shared by the account's applications, then the brief. */
function beginningsOf(library: string, { brief }: AnswerPrompt): string[] {
  return brief.length === 0 ? [library] : [library, `${library} ${JSON.stringify(brief)}`]
}
