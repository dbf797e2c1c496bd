import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { AnswerImprover, Improvement, ImprovementTask } from '../../../core/proposals/ports.ts'
import { saidInChat } from '../../../core/chat/said-in-chat.ts'
import type { AnswerDraft } from '../../../core/proposals/ports/answer-writer.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient, ModelRun } from '../model-client.ts'
import { emptyReply } from '../empty-reply.ts'
import { answerTokens } from '../prompts/answer-length.ts'
import { improveRequest, readImprovement } from '../prompts/improve-answer.prompt.ts'
import { voiceOf, type AnswerPrompt } from '../prompts/answer-question.prompt.ts'
import { passageBlocks } from '../prompts/passage-blocks.ts'
import { answerMaterial, type AnswerMaterial } from './answer-material.ts'
import { Drafting } from './drafting.ts'
import { LibraryReadings } from './library-reading.ts'
import { lookUp } from './look-up.ts'
import type { ShownPassage, ShownPassages } from './shown-passages.ts'

/**
 * The model changes an answer as its user asks. It uses the whole library if that is worth its price; otherwise the
 * answer's sources, passages that fit the question and the request, and its own searches. An existing answer is never
 * replaced by a text that says what is missing.
 */
export class ModelAnswerImprover implements AnswerImprover {
  readonly readsApplication = true
  private readonly readings: LibraryReadings

  constructor(private readonly client: ModelClient) {
    this.readings = new LibraryReadings((usage) => client.cost(usage), client.has('caching'), client.wholeLibraryTokens)
  }

  async improve(task: ImprovementTask, library: Library, context: CallContext): Promise<Improvement> {
    const run = await this.client.begin(context, answerTokens(task.question))
    const hasCitations = this.client.has('citations')
    const reading = await this.readings.choose(library, await library.documents(), {
      waiting: 1,
      voice: voiceOf(task.settings),
    })
    const material = await answerMaterial(task, library, { reading, hasCitations })
    const { shown, toolHandler } = material
    const prompt = reading.whole ? material.prompt : await withRequested(task, library, material)
    const asked = await lookUp(run, toolHandler, improveRequest(task, prompt))
    const { reply, answer } = readImprovement(asked.reply, shown)
    if (reply === '') throw emptyReply()
    if (answer === null || answer.text === task.answer?.text) return unchanged(task, reply, run)
    const drafting = new Drafting(run, shown, toolHandler, {
      task,
      userMessages: saidInChat(task),
      currentSources: task.answer?.sources,
    })
    const draft = await drafting.finish(asked, answer)
    return draft.missing ? unchanged(task, reply, run) : { draft: withSources(draft, task), reply }
  }
}

/** Adds passages that fit the request, and the answer's sources. */
async function withRequested(
  task: ImprovementTask,
  library: Library,
  { shown, toolHandler, prompt }: AnswerMaterial,
): Promise<AnswerPrompt> {
  const known = new Set(shown.all().map(({ source }) => source))
  const more = [...(await toolHandler.search(task.request)), ...(await standingSources(task, library, shown))]
  const added = new Map(more.filter(({ source }) => !known.has(source)).map((one) => [one.source, one]))
  return { ...prompt, material: [...prompt.material, ...passageBlocks([...added.values()], prompt.hasCitations)] }
}

async function standingSources(
  { answer }: ImprovementTask,
  library: Library,
  shown: ShownPassages,
): Promise<ShownPassage[]> {
  const found: ShownPassage[] = []
  for (const { documentId, ordinal, fileName, cited } of answer?.sources ?? []) {
    if (!cited || documentId === null) continue
    const passage = (await library.passagesOf(documentId)).find((one) => one.ordinal === ordinal)
    if (passage) found.push(shown.show(passage, fileName))
  }
  return found
}

/** Keeps the answer; if there was none, returns a draft that says what is missing. */
function unchanged({ answer, question }: ImprovementTask, reply: string, run: ModelRun): Improvement {
  if (answer !== null) return { draft: null, reply }
  const text = isWithin(reply, question.limit) ? reply : ''
  return { draft: { text, missing: true, sources: [], messages: run.messages(), warnings: [] }, reply }
}

/** A change without citations, such as a shorter text, keeps the sources of the answer. */
function withSources(draft: AnswerDraft, { answer }: ImprovementTask): AnswerDraft {
  const before: readonly SourcePassage[] = answer?.sources ?? []
  return draft.sources.length > 0 ? draft : { ...draft, sources: before }
}
