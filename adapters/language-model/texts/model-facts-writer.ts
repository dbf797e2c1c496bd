import type { ModelReply } from '../port/language-model.ts'
import type { FactsDraft, FactsTask, FactsWriter } from '../../../core/settings/ports.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { lookUp } from '../answers/look-up.ts'
import { FACTS_QUERIES, factsRequest } from '../prompts/write-facts.prompt.ts'
import { checkedReply } from './checked-text.ts'
import { citedText, withCitedPassages, withLineSources } from './cited-text.ts'
import { placedWarnings } from './placed-warnings.ts'
import { citableIn, labelsOf, openResearch } from './research.ts'
import { textPhrasesFor } from './text-phrases.ts'

/** The model collects an organisation's facts; file and page of each are added. */
export class ModelFactsWriter implements FactsWriter {
  constructor(private readonly client: ModelClient) {}

  async write({ settings }: FactsTask, library: Library, context: CallContext): Promise<FactsDraft> {
    const run = await this.client.begin(context)
    const research = await openResearch(
      library,
      FACTS_QUERIES,
      this.client.has('citations'),
      this.client.wholeLibraryTokens,
    )
    const { shown, toolHandler } = research
    const asked = await lookUp(run, toolHandler, factsRequest(settings, research))
    const read = (written: ModelReply) => withCitedPassages(citedText(written, shown), citableIn(shown))
    const evidence = { texts: () => labelsOf(shown), language: settings.language, read }
    const { reply, unsupported } = await checkedReply(run, context, asked, evidence)
    const phrases = textPhrasesFor(settings.language)
    const text = withLineSources(citedText(reply, shown), (source) => shown.placeOf(source), phrases)
    return { text, warnings: placedWarnings(text, unsupported) }
  }
}
