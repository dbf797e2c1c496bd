import type { AccountSettings } from '../../../core/accounts/account.ts'
import type { FactsDraft, FactsWriter } from '../../../core/accounts/ports/facts-writer.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { sourceFrom } from '../answers/sources.ts'
import { statedOfUs } from '../answers/stated-of-us.ts'
import { findTypedAnswer } from '../page/find-typed-answer.ts'
import { wantedAnswer } from '../page/wanted-answer.ts'
import { escaped } from '../markdown.ts'
import { fileList, sourceLine } from '../source-line.ts'
import { topicText, type Topic } from '../topics/topic-text.ts'
import { factPhrasesFor, type FactPhrases } from './fact-phrases.ts'
import { FACT_TOPICS, FIELD_FACTS, STATED_FACTS, type FactName, type StatedFact } from './fact-topics.ts'
import { policiesHeld } from './policies-held.ts'
import { yearlyMoney, type MoneyOfYear } from './yearly-money.ts'

/** The facts in the order of the file; those that are one value come before them, as a list. */
const ORDER = [
  'mission',
  'legalForm',
  'founded',
  'area',
  'beneficiaries',
  'people',
  'trustees',
  'money',
  'accounts',
  'reserves',
  'bank',
  'policies',
  'funders',
] as const

type Section = (typeof ORDER)[number]

/**
 * Collects an organisation's facts without a language model: values as they are in the documents, whole sentences and
 * figures with their year, each with its file and page; what was found nowhere is listed.
 */
export class ExtractiveFactsWriter implements FactsWriter {
  constructor(private readonly analyser: TermAnalyser) {}

  async write({ language }: AccountSettings, library: Library): Promise<FactsDraft> {
    const phrases = factPhrasesFor(language)
    const missing: FactName[] = []
    const fields: string[] = []
    for (const { name, label } of FIELD_FACTS) {
      const line = await fieldLine(name, label, library, phrases)
      if (line === null) missing.push(name)
      else fields.push(line)
    }
    const sections: string[] = fields.length === 0 ? [] : [`## ${phrases.details}\n\n${fields.join('\n')}`]
    for (const name of ORDER) {
      const body = await this.section(name, library, phrases)
      if (body === null) missing.push(name)
      else sections.push(`## ${phrases.labels[name]}\n\n${body}`)
    }
    const parts = [`# ${phrases.title}`, phrases.note, ...sections, ...notFound(missing, phrases)]
    return { text: parts.join('\n\n') }
  }

  private async section(name: Section, library: Library, phrases: FactPhrases): Promise<string | null> {
    if (name === 'money') return listOrNull((await yearlyMoney(library)).map((year) => moneyLine(year, phrases)))
    if (name === 'policies')
      return listOrNull((await policiesHeld(library)).map(({ title, hit }) => line(escaped(title), [hit], phrases)))
    if (name === 'mission' || name === 'legalForm') return statedText(name, library, phrases)
    const topic: Topic = FACT_TOPICS[name]
    const found = await topicText(topic, library, this.analyser, new Set())
    return found && `${escaped(found.text)}\n\n${sourceLine(found.sources, phrases)}`
  }
}

async function statedText(name: StatedFact, library: Library, phrases: FactPhrases): Promise<string | null> {
  const stated = await statedOfUs(wantedAnswer(STATED_FACTS[name]), library)
  if (stated === null) return null
  const sources = [...new Set(stated.units.map(({ hit }) => hit))].map((hit) => sourceFrom(hit, []))
  return `${escaped(stated.sentence)}\n\n${sourceLine(sources, phrases)}`
}

async function fieldLine(
  name: FactName,
  label: string,
  library: Library,
  phrases: FactPhrases,
): Promise<string | null> {
  const wanted = wantedAnswer(label)
  const found = wanted === null ? 'none' : await findTypedAnswer(wanted, library)
  if (found === 'none' || found === 'unknown') return null
  return line(`**${phrases.labels[name]}:** ${escaped(found.value)}`, [found.units[0]!.hit], phrases)
}

function moneyLine({ year, income, expenditure, hits }: MoneyOfYear, phrases: FactPhrases): string {
  const said = [
    income === null ? '' : `${phrases.income} ${income}`,
    expenditure === null ? '' : `${phrases.expenditure} ${expenditure}`,
  ].filter((part) => part !== '')
  return line(`**${year}:** ${escaped(said.join(', '))}`, hits, phrases)
}

function line(text: string, hits: readonly PassageHit[], phrases: FactPhrases): string {
  const sources = hits.map((hit) => sourceFrom(hit, []))
  return `- ${text} (*${fileList(sources, phrases)}*)`
}

function listOrNull(lines: readonly string[]): string | null {
  return lines.length === 0 ? null : lines.join('\n')
}

function notFound(missing: readonly FactName[], phrases: FactPhrases): string[] {
  if (missing.length === 0) return []
  const lines = missing.map((name) => `- ${phrases.labels[name]}`)
  return [`## ${phrases.missing}\n\n${phrases.missingIntro}\n\n${lines.join('\n')}`]
}
