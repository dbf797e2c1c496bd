import { textOf, type ModelReply } from '../port/language-model.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { OverviewDraft, OverviewTask, OverviewWriter } from '../../../core/overviews/ports.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { cleanedText } from '../cleaning/cleaned-reply.ts'
import { lookUp } from '../answers/look-up.ts'
import { OVERVIEW_QUERIES, overviewRequest, saysNothing } from '../prompts/write-overview.prompt.ts'
import { checkedReply } from './checked-text.ts'
import { citedText, withCitedPassages, withSectionSources } from './cited-text.ts'
import { projectPapers } from './project-papers.ts'
import { placedWarnings } from './placed-warnings.ts'
import { citableIn, labelsOf, openResearch } from './research.ts'
import { textPhrasesFor } from './text-phrases.ts'

/**
 * The model writes a project's overview. Each section names the documents, applications and reports that support it.
 */
export class ModelOverviewWriter implements OverviewWriter {
  constructor(private readonly client: ModelClient) {}

  async write(task: OverviewTask, library: Library, context: CallContext): Promise<OverviewDraft> {
    const hasCitations = this.client.has('citations')
    const research = await openResearch(library, OVERVIEW_QUERIES, hasCitations, this.client.wholeLibraryTokens)
    const papers = projectPapers(task, hasCitations)
    const material = [...papers.material, ...research.material]
    if (material.length === 0) return { text: null }
    const run = await this.client.begin(context)
    const asked = await lookUp(run, research.toolHandler, overviewRequest(task, { ...research, material }))
    if (saysNothing(cleanedText(textOf(asked.reply)).text)) return { text: null }
    const { language } = task.settings
    const names = [task.projectName, ...task.applications.flatMap(figuresOf)]
    const told = (task.told ?? []).map(({ text }) => text)
    const texts = () => [...labelsOf(research.shown), ...papers.titles, ...told, ...names]
    const citable = () => [...citableIn(research.shown), ...papers.citable]
    const read = (written: ModelReply) => withCitedPassages(citedText(written, research.shown), citable())
    const { reply, leftOut, unsupported } = await checkedReply(run, context, asked, { texts, language, read })
    const placeOf = (source: string) => papers.placeOf(source) ?? research.shown.placeOf(source)
    const text = withSectionSources(citedText(reply, research.shown), placeOf, textPhrasesFor(language))
    return { text, leftOut, warnings: placedWarnings(text, unsupported) }
  }
}

/** Progress of an application, as given in the request. */
function figuresOf({ name, funderName, answeredCount, questionCount }: OverviewTask['applications'][number]): string[] {
  return [name, funderName ?? '', `${answeredCount} of ${questionCount}`]
}
