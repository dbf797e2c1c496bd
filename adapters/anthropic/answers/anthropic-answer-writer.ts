import type { ContentBlockParam } from '@anthropic-ai/sdk/resources/messages'
import type { Library } from '../../../core/documents/library.ts'
import type {
  AnswerDraft,
  AnswerContext,
  AnswerTask,
  AnswerWriter,
} from '../../../core/proposals/ports/answer-writer.ts'
import type { AnthropicClient } from '../anthropic-client.ts'
import { answerRequest, fillRequest, type AnswerPrompt } from '../prompts/answer-question.prompt.ts'
import { documentBlock, grantInfoBlock, passageBlocks, saidOf, toldBlock } from '../prompts/passage-blocks.ts'
import { Drafting } from './drafting.ts'
import { LibraryToolHandler } from './library-tool-handler.ts'
import { LibraryReadings, type DocumentText } from './library-reading.ts'
import { ShownPassages } from './shown-passages.ts'

/**
 * Claude drafts an answer: from the whole library where that is cheaper, else from the passages that fit the question
 * and what it looks up besides. The limit is counted here, and what is cited is told from what was never shown.
 */
export class AnthropicAnswerWriter implements AnswerWriter {
  private readonly readings: LibraryReadings

  constructor(private readonly client: AnthropicClient) {
    this.readings = new LibraryReadings((usage) => client.cost(usage), client.has('caching'))
  }

  async write(task: AnswerTask, library: Library, context: AnswerContext): Promise<AnswerDraft> {
    const run = await this.client.begin(context)
    const hasCitations = this.client.has('citations')
    const documents = await library.documents()
    const shown = new ShownPassages(documents, task.grantInfo, task.told)
    const toolHandler = new LibraryToolHandler(library, shown, hasCitations)
    const reading = await this.readings.choose(library, documents, context)
    const texts = reading.whole
      ? wholeMaterial(reading.whole, task, shown, hasCitations)
      : { library: [], material: await foundMaterial(toolHandler, task, hasCitations) }
    const prompt: AnswerPrompt = { task, ...texts, hasCitations }
    if (reading.whole && context.waiting > 1) await reading.warmUp(() => run.fill(fillRequest(prompt)))
    return new Drafting(run, shown, toolHandler, task.question.limit).draft(answerRequest(prompt))
  }
}

function wholeMaterial(
  whole: readonly DocumentText[],
  { grantInfo, told = [] }: AnswerTask,
  shown: ShownPassages,
  hasCitations: boolean,
): Pick<AnswerPrompt, 'library' | 'material'> {
  const library = whole.map(({ fileName, passages }) => {
    shown.showWhole(passages, fileName)
    return documentBlock(
      fileName,
      passages.map((passage) => shown.show(passage, fileName)),
      hasCitations,
    )
  })
  const said = grantInfoBlock(grantInfo, hasCitations, 'document')
  if (said !== null) shown.showApplication(saidOf(grantInfo).length)
  for (const text of told) shown.showTold(text)
  const blocks = told.map((text) => toldBlock(text, hasCitations, 'document'))
  return { library, material: [...(said === null ? [] : [said]), ...blocks] }
}

/** What was said about the application, and the passages that fit the question best. */
export async function foundMaterial(
  toolHandler: LibraryToolHandler,
  { question, grantInfo, told = [] }: AnswerTask,
  hasCitations: boolean,
): Promise<ContentBlockParam[]> {
  const found = await toolHandler.search(queryOf(question))
  const said = grantInfoBlock(grantInfo, hasCitations, 'search result')
  const blocks = told.map((text) => toldBlock(text, hasCitations, 'search result'))
  return [...(said === null ? [] : [said]), ...blocks, ...passageBlocks(found, hasCitations)]
}

/** A label such as "Aims" is looked for together with its section. */
function queryOf({ text, section }: AnswerTask['question']): string {
  return section !== null && text.split(/\s+/).length <= 3 ? `${text} ${section}` : text
}
