import type { Citation } from './funder.ts'
import type { AwardFacts, Counted, ImportedSource, RegisterFacts } from './register-facts.ts'

/** A sentence about a funder with its published sources. */
export interface FactStatement {
  readonly text: string
  readonly sources: readonly ImportedSource[]
}

const NAMES_TOLD = 5
const KINDS = { former: 'was formerly called', working: 'also works as', main: 'is also called' } as const

/** Statements of registers about a funder, each with its sources. */
export function factStatements({ names, awards, awardSources }: RegisterFacts): readonly FactStatement[] {
  const told = awards === null ? [] : awardSentences(awards).map((text) => ({ text, sources: awardSources }))
  return [...nameStatements(names), ...told]
}

/** The citation of a source: its title with licence and dates. */
export function citationOf({ title, url, licence, publishedOn, importedAt }: ImportedSource): Citation {
  const published = publishedOn === null ? '' : `, of ${publishedOn}`
  return {
    title: `${title}${published}${licence === null ? '' : `, ${licence}`}, as of ${importedAt.slice(0, 10)}`,
    url,
  }
}

/** The sources of all statements, without duplicates. */
export function citationsOf(facts: RegisterFacts): readonly Citation[] {
  const cited = factStatements(facts).flatMap(({ sources }) => sources.map(citationOf))
  return [...new Map(cited.map((citation) => [`${citation.title} ${citation.url}`, citation])).values()]
}

function nameStatements(names: RegisterFacts['names']): FactStatement[] {
  return Object.entries(KINDS).flatMap(([kind, words]) => {
    const alike = names.filter((name) => name.kind === kind).slice(0, NAMES_TOLD)
    const sources = [...new Map(alike.flatMap(({ source }) => (source ? [[source.importId, source]] : []))).values()]
    return alike.length === 0 ? [] : [{ text: `It ${words} ${alike.map(({ name }) => name).join('; ')}.`, sources }]
  })
}

function awardSentences(awards: AwardFacts): string[] {
  const money = (amount: number) => moneyIn(awards.currency, amount)
  const { count, total, median, smallest, largest } = awards
  const range = count === 1 ? '' : ` The smallest was ${money(smallest)}, the largest ${money(largest)}.`
  return [
    `${count === 1 ? 'One award' : `${whole(count)} awards`} to organisations and people are published${between(awards)}, ${money(total)} in all.`,
    `The typical award (the median) was ${money(median)}.${range}`,
    ...(awards.recipientCount === 0 ? [] : [`It gave to ${whole(awards.recipientCount)} different recipients.`]),
    ...most('Most often it gave to', awards.recipients),
    ...most('Places named most often:', awards.places),
    ...most('Programmes with the most awards:', awards.programmes),
  ]
}

function between({ first, last }: AwardFacts): string {
  if (first === null || last === null) return ''
  return first === last ? ` of ${first}` : ` between ${first} and ${last}`
}

function most(words: string, counted: readonly Counted[]): string[] {
  const told = counted.map(({ name, awards }) => `${name} (${whole(awards)})`)
  return told.length === 0 ? [] : [`${words} ${told.join('; ')}.`]
}

function whole(count: number): string {
  return new Intl.NumberFormat('en-GB').format(count)
}

function moneyIn(currency: string, amount: number): string {
  const fraction = Number.isInteger(amount) ? 0 : 2
  const digits = { minimumFractionDigits: fraction, maximumFractionDigits: fraction }
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...digits }).format(amount)
}
