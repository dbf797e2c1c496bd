import { citationOf, factStatements, type FactStatement } from '../../../core/funders/fact-statements.ts'
import type { Citation } from '../../../core/funders/funder.ts'
import type { FunderOverviewDraft, FunderOverviewTask, FunderOverviewWriter } from '../../../core/funders/ports.ts'
import { NO_FACTS } from '../../../core/funders/register-facts.ts'
import { escaped } from '../../../core/languages/escaped.ts'

const MISSING =
  'What it supports, how much it gives and when to apply is not recorded here. Read its own guidance before you send.'
const MISSING_BESIDE_AWARDS =
  'What it supports, who may apply and when is not recorded here. Read its own guidance before you send.'

/**
 * Writes a funder's overview from its record and registers, each statement with its source, and says that nothing else
 * is recorded.
 */
export class ExtractiveFunderOverviewWriter implements FunderOverviewWriter {
  async write({ funder, facts = NO_FACTS }: FunderOverviewTask): Promise<FunderOverviewDraft> {
    const { funderName, charityNumber, citations } = funder
    const statements = factStatements(facts)
    if (charityNumber === null && citations.length === 0 && statements.length === 0) return { text: null, citations }
    const cited = new CitedSources(statements)
    const known = citations.filter(
      ({ title, url }) => !cited.list.some((one) => one.title === title && one.url === url),
    )
    const name = `**${escaped(funderName)}**`
    const number =
      charityNumber === null ? '' : `${name} is recorded here with the charity number ${escaped(charityNumber)}.`
    const recorded = [number, referencesOn(name, known.length)].filter((statement) => statement !== '').join(' ')
    const told = statements.map((statement) => `- ${escaped(statement.text)}${cited.marksOf(statement)}`).join('\n')
    const missing = facts.awards === null ? MISSING : MISSING_BESIDE_AWARDS
    const parts = [recorded === '' && told !== '' ? name : recorded, told, missing]
    return { text: parts.filter((part) => part !== '').join('\n\n'), citations: [...cited.list, ...known] }
  }
}

function referencesOn(name: string, count: number): string {
  if (count === 0) return ''
  return count === 1 ? `One reference on ${name} is listed below.` : `${count} references on ${name} are listed below.`
}

/** Sources of statements, in the order of first mention. */
class CitedSources {
  readonly list: readonly Citation[]
  private readonly numbers = new Map<string, number>()

  constructor(statements: readonly FactStatement[]) {
    const sources = statements.flatMap((statement) => statement.sources)
    const list: Citation[] = []
    for (const source of sources) {
      if (this.numbers.has(source.importId)) continue
      const citation = citationOf(source)
      const same = list.findIndex(({ title, url }) => title === citation.title && url === citation.url)
      this.numbers.set(source.importId, same < 0 ? list.push(citation) : same + 1)
    }
    this.list = list
  }

  marksOf({ sources }: FactStatement): string {
    const numbers = [...new Set(sources.flatMap(({ importId }) => this.numbers.get(importId) ?? []))]
    return numbers.map((number) => this.markOf(number)).join('')
  }

  private markOf(number: number): string {
    const url = this.list[number - 1]?.url ?? null
    return url === null ? ` \\[${number}\\]` : ` [\\[${number}\\]](${url})`
  }
}
