import type { ShownBlock } from '../port/language-model.ts'
import type { Library } from '../../../core/documents/library.ts'
import { toldFacts } from '../../../core/known/told-facts.ts'
import type { ToldText } from '../../../core/proposals/answer/told-text.ts'
import type { AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import { applicationBrief } from '../prompts/application-brief.ts'
import type { AnswerPrompt } from '../prompts/answer-question.prompt.ts'
import { documentBlock, grantInfoBlock, passageBlocks, toldBlock } from '../prompts/passage-blocks.ts'
import { FOUND_FOR_QUESTION, type Reading } from './library-reading.ts'
import { LibraryToolHandler } from './library-tool-handler.ts'
import { ShownPassages } from './shown-passages.ts'

/** Passages shown to a model for an answer, with the means to look up more. */
export interface AnswerMaterial {
  readonly shown: ShownPassages
  readonly toolHandler: LibraryToolHandler
  readonly prompt: AnswerPrompt
}

/** Returns the whole library or the passages that fit the question, and the application's brief. */
export async function answerMaterial(
  task: AnswerTask,
  library: Library,
  {
    reading,
    hasCitations,
    passages = FOUND_FOR_QUESTION,
  }: { readonly reading: Reading; readonly hasCitations: boolean; readonly passages?: number },
): Promise<AnswerMaterial> {
  const grantInfo = task.application?.grantInfo ?? task.grantInfo
  const told = toldFor(task)
  const shown = new ShownPassages(await library.documents(), grantInfo, told)
  const toolHandler = new LibraryToolHandler(library, shown, hasCitations)
  const said = grantInfoBlock(grantInfo, hasCitations)
  const brief = [
    ...(task.application ? [applicationBrief(task.application)] : []),
    ...(said === null ? [] : [said]),
    ...told.map((text) => toldBlock(text, hasCitations)),
  ]
  const whole = wholeBlocks(reading, shown, hasCitations)
  const found = reading.whole ? [] : await toolHandler.search(queryOf(task.question), passages)
  const material = passageBlocks(found, hasCitations)
  const hasDocuments = shown.documents.length > 0
  return { shown, toolHandler, prompt: { task, library: whole, brief, material, hasCitations, hasDocuments } }
}

function toldFor({ told = [], application, settings }: AnswerTask): ToldText[] {
  const facts = toldFacts(settings)
  return [...(application?.told ?? told), ...(facts === null ? [] : [facts])]
}

function wholeBlocks({ whole }: Reading, shown: ShownPassages, hasCitations: boolean): ShownBlock[] {
  return (whole ?? []).map(({ document, passages }) =>
    documentBlock(document, shown.showWhole(passages, document.fileName), hasCitations),
  )
}

/** A short label such as "Aims" is searched for together with its section. */
function queryOf({ text, section }: AnswerTask['question']): string {
  return section !== null && text.split(/\s+/).length <= 3 ? `${text} ${section}` : text
}
