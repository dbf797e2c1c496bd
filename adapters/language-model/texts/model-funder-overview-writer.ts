import { citationsOf } from '../../../core/funders/fact-statements.ts'
import type { Citation, Funder } from '../../../core/funders/funder.ts'
import type { FunderOverviewDraft, FunderOverviewTask, FunderOverviewWriter } from '../../../core/funders/ports.ts'
import { NO_FACTS } from '../../../core/funders/register-facts.ts'
import type { ClaimKind } from '../../../core/shared/answer-warning.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { funderOverviewRequest, publishedFacts, readFunderOverview } from '../prompts/funder-overview.prompt.ts'
import { cleanedReply } from '../cleaning/cleaned-reply.ts'
import { claimsIn } from './checked-text.ts'
import { placedWarnings } from './placed-warnings.ts'

/** Codes of failed searches that may succeed later. */
const PASSING = new Set(['unavailable', 'too_many_requests'])
/** Names are not checked, because a page's title shows few of the names on it. */
const CHECKED: ReadonlySet<ClaimKind> = new Set(['figure', 'date', 'amount', 'quotation'])

/**
 * The model searches the web for a funder and cites the pages. Without web search or results, the other writer uses
 * recorded facts.
 */
export class ModelFunderOverviewWriter implements FunderOverviewWriter {
  constructor(
    private readonly client: ModelClient,
    private readonly otherwise: FunderOverviewWriter,
  ) {}

  async write(task: FunderOverviewTask, context: CallContext): Promise<FunderOverviewDraft> {
    if (!this.client.has('web-search')) return this.otherwise.write(task, context)
    const run = await this.client.begin(context)
    const reply = await run.send(funderOverviewRequest(task))
    const { text, plain, citations, evidence, failedSearches } = readFunderOverview(cleanedReply(reply).reply)
    if (citations.length === 0) {
      if (failedSearches.some((code) => PASSING.has(code))) throw searchFailed()
      return this.otherwise.write(task, context)
    }
    const { language } = task.settings
    const facts = task.facts ?? NO_FACTS
    const known = [...task.funder.citations, ...citationsOf(facts)]
    const texts = () => [...evidence, ...recorded(task.funder), publishedFacts(facts)]
    const claims = claimsIn(plain, { texts, language }, CHECKED)
    return { text, citations: withKnown(citations, known), warnings: placedWarnings(text, claims) }
  }
}

function withKnown(found: readonly Citation[], known: readonly Citation[]): Citation[] {
  return [...found, ...known.filter(({ url }) => url === null || !found.some((one) => one.url === url))]
}

function recorded({ funderName, charityNumber, citations }: Funder): string[] {
  return [funderName, charityNumber ?? '', ...citations.map(({ title }) => title)]
}

function searchFailed(): AppError {
  return new AppError('unavailable', 'model.search-unavailable')
}
