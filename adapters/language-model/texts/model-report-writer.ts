import type { ModelReply } from '../port/language-model.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { ReportDraft, ReportTask, ReportWriter } from '../../../core/reports/ports.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { lookUp } from '../answers/look-up.ts'
import { reportQueries, reportRequest } from '../prompts/write-report.prompt.ts'
import { checkedReply } from './checked-text.ts'
import { citedText, withCitedPassages, withSectionSources } from './cited-text.ts'
import { placedWarnings } from './placed-warnings.ts'
import { citableIn, labelsOf, openResearch } from './research.ts'
import { textPhrasesFor } from './text-phrases.ts'

/** The model writes a report. Sources are added to each section; unsupported claims become warnings. */
export class ModelReportWriter implements ReportWriter {
  constructor(private readonly client: ModelClient) {}

  async write(task: ReportTask, library: Library, context: CallContext): Promise<ReportDraft> {
    const run = await this.client.begin(context)
    const research = await openResearch(
      library,
      reportQueries(task),
      this.client.has('citations'),
      this.client.wholeLibraryTokens,
    )
    const { shown, toolHandler } = research
    const asked = await lookUp(run, toolHandler, reportRequest(task, research))
    const { language } = task.settings
    const told = (task.told ?? []).map(({ text }) => text)
    const texts = () => [...labelsOf(shown), ...told, task.projectName, task.reportPrompt]
    const read = (written: ModelReply) => withCitedPassages(citedText(written, shown), citableIn(shown))
    const { reply, leftOut, unsupported } = await checkedReply(run, context, asked, { texts, language, read })
    const cited = citedText(reply, shown)
    const text = withSectionSources(cited, (source) => shown.placeOf(source), textPhrasesFor(language))
    const sources = shown.sourcesOf(cited.cited)
    return { text, sources, leftOut, warnings: placedWarnings(text, unsupported) }
  }
}
