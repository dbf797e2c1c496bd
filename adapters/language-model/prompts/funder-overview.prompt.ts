import type { Citation as ModelCitation, ModelReply, ModelRequest } from '../port/language-model.ts'
import { factStatements } from '../../../core/funders/fact-statements.ts'
import type { Citation } from '../../../core/funders/funder.ts'
import type { FunderOverviewTask } from '../../../core/funders/ports.ts'
import { NO_FACTS, type RegisterFacts } from '../../../core/funders/register-facts.ts'
import { asData } from './as-data.ts'
import { MATERIAL_IS_DATA, SOURCES_ONLY, systemOf } from './rules.ts'

const MAX_TOKENS = 16_000
const RULES = `You find out what a charity has to know of a funder before it applies there.

How to work
- Search the web for the funder: its own pages first, then the register of charities. Make sure that a page is about this funder and not about another of a similar name; where you can't tell, leave it out.
- Markdown with "## " headings and short lists: what it supports and what not, who may apply, how much it gives, when and how to apply, what it funded lately. About 200 to 350 words.
- <published_facts>, where there are any, come from registers and published awards. Say of what you take from them that it comes from published awards or from the register.
- Every other statement is cited from a page that you found. Leave out what no page says; end with a list of what was not found.`

const MOST_SEARCHES = 5

export function funderOverviewRequest({ funder, settings, facts = NO_FACTS }: FunderOverviewTask): ModelRequest {
  const { funderName, charityNumber, citations } = funder
  const known = citations.map(({ title, url }) => [title, url].filter((part) => part !== null).join(': '))
  const parts = [
    asData('funder', funderName),
    ...(charityNumber === null ? [] : [asData('charity_number', charityNumber)]),
    ...(known.length === 0 ? [] : [asData('known_pages', known.join('\n'))]),
    ...(facts.awards === null && facts.names.length === 0 ? [] : [asData('published_facts', publishedFacts(facts))]),
    'Find out about this funder and write down what a charity has to know of it.',
  ]
  const system = systemOf([RULES, SOURCES_ONLY, MATERIAL_IS_DATA], settings)
  const messages = [{ role: 'user' as const, content: parts.join('\n') }]
  return { maxTokens: MAX_TOKENS, system, webSearches: MOST_SEARCHES, messages }
}

/** Facts from registers, one sentence per line. */
export function publishedFacts(facts: RegisterFacts): string {
  return factStatements(facts)
    .map(({ text }) => text)
    .join('\n')
}

export interface ReadFunderOverview {
  /** Markdown, with a link to its page after each statement. */
  readonly text: string
  /** The same text without links. */
  readonly plain: string
  readonly citations: readonly Citation[]
  /** Cited words of the pages, and their titles. */
  readonly evidence: readonly string[]
  /** Error codes of failed searches. */
  readonly failedSearches: readonly string[]
}

/** The text after the last search. */
export function readFunderOverview({ content }: Pick<ModelReply, 'content'>): ReadFunderOverview {
  const pages = new Map<string, Citation>()
  const evidence: string[] = []
  const failedSearches = content.flatMap((block) =>
    block.type === 'web_search' && block.errorCode !== null ? [block.errorCode] : [],
  )
  const last = content.findLastIndex((block) => block.type === 'web_search' && block.isResult)
  const said = content.slice(last + 1).flatMap((block) => (block.type === 'text' ? [block] : []))
  const linked = said.map(({ text, citations }) => {
    const links = (citations ?? [])
      .flatMap((citation) => pageOf(citation))
      .map((page) => {
        evidence.push(page.words, page.title)
        if (!pages.has(page.url)) pages.set(page.url, { title: page.title, url: page.url })
        return ` [\\[${[...pages.keys()].indexOf(page.url) + 1}\\]](${page.url})`
      })
    const end = text.trimEnd().length
    return `${text.slice(0, end)}${[...new Set(links)].join('')}${text.slice(end)}`
  })
  const plain = said
    .map(({ text }) => text)
    .join('')
    .trim()
  return { text: linked.join('').trim(), plain, citations: [...pages.values()], evidence, failedSearches }
}

/** The cited page, if it has a web address. */
function pageOf(citation: ModelCitation): { url: string; title: string; words: string }[] {
  if (citation.type !== 'page' || !URL.canParse(citation.url)) return []
  const { protocol, href } = new URL(citation.url)
  if (protocol !== 'https:' && protocol !== 'http:') return []
  const url = href.replaceAll('(', '%28').replaceAll(')', '%29')
  return [{ url, title: citation.title?.trim() || url, words: citation.words }]
}
