import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { sectionsNamed } from '../../../core/gaps/sections-named.ts'
import type { AnswerSource } from '../../../core/proposals/ports/answer-writer.ts'
import type { ReportDraft, ReportTask, ReportWriter } from '../../../core/reports/ports/report-writer.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { toldSection } from '../letters/told-of.ts'
import { mergedSources } from '../answers/changes/answer-units.ts'
import { sourcesOfStatements } from '../answers/sources.ts'
import { escaped } from '../markdown.ts'
import { TopicGatherer, type TopicEvidence } from './gather-topic.ts'
import { readPrompt, type ReadPrompt } from './read-prompt.ts'
import { reportPhrasesFor, type ReportPhrases } from './report-phrases.ts'
import { USUAL_REPORT, usualTopicOf } from './usual-topics.ts'
import { writeSection, type Section } from './write-section.ts'

/** Words of a section where the prompt says nothing of the length. */
const USUAL_SECTION = 110
/** A section has to say something, however short the report. */
const SHORTEST_SECTION = 20
/** Words by which a section that is too long becomes shorter at a time. */
const MIN_CUT = 3

interface Topic {
  readonly title: string
  /** Among the usual topics; -1 where it is of its own. */
  readonly place: number
  readonly evidence: TopicEvidence
}

/**
 * Puts a report together without a language model: a section for each thing that the prompt asks for, of what people told
 * or of whole sentences from the documents, with where they stand. What these say too little on is left out and named.
 */
export class ExtractiveReportWriter implements ReportWriter {
  constructor(private readonly analyser: TermAnalyser) {}

  async write(task: ReportTask, library: Library): Promise<ReportDraft> {
    const prompt = readPrompt(task.reportPrompt)
    const isOpen = prompt.requests.length === 0
    const requests = isOpen ? USUAL_REPORT.map((title) => ({ title, asked: title })) : prompt.requests
    const gatherer = new TopicGatherer(library, this.analyser)
    const topics: Topic[] = []
    for (const { title, asked } of requests)
      topics.push({ title, place: usualTopicOf(asked), evidence: await gatherer.gather(asked, prompt.years) })
    const draft = fitted(task, prompt, topics)
    if (draft === null) throw new AppError('invalid', 'reports.nothing-to-write-from')
    return draft
  }
}

interface Form {
  /** How long each section is to be. */
  readonly words: number
  /** Whether the sources stand together at the end rather than under each section. */
  readonly isTight: boolean
}

/** The report with sections short enough for the length asked for; null where there is nothing to say. */
function fitted(task: ReportTask, prompt: ReadPrompt, topics: readonly Topic[]): ReportDraft | null {
  const { length } = prompt
  if (length === null) return draftOf(task, prompt, topics, { words: USUAL_SECTION, isTight: false })
  let words = length / topics.length
  for (;;) {
    const draft = draftOf(task, prompt, topics, { words, isTight: false })
    const over = countWords(draft?.text ?? '') - length
    if (over <= 0) return draft
    if (words <= SHORTEST_SECTION) return draftOf(task, prompt, topics, { words, isTight: true })
    words = Math.max(SHORTEST_SECTION, words - Math.max(MIN_CUT, over / topics.length))
  }
}

/** The sections by topic. Topics of their own choose first, then the particular ones: no sentence stands twice. */
function sectionsOf(topics: readonly Topic[], words: number, isDated: boolean): ReadonlyMap<Topic, Section> {
  const said = new Set<string>()
  const sections = new Map<Topic, Section>()
  for (const topic of [...topics].sort((a, b) => a.place - b.place)) {
    const section = writeSection(topic.evidence.scored, { words, said, namesYears: !isDated })
    if (section === null) continue
    sections.set(topic, section)
    for (const { text } of section.chosen) said.add(text)
  }
  return sections
}

function draftOf(
  task: ReportTask,
  { years }: ReadPrompt,
  topics: readonly Topic[],
  { words, isTight }: Form,
): ReportDraft | null {
  const phrases = reportPhrasesFor(task.settings.language)
  const when = joined(years, phrases)
  const sections = sectionsOf(topics, words, years.length > 0)
  const written: string[] = []
  const leftOut: string[] = []
  let sources: AnswerSource[] = []
  for (const topic of topics) {
    const section = sections.get(topic)
    const { title, evidence } = topic
    const told = toldSection(sectionsNamed(title), task.told)
    if (told !== '') written.push(`## ${escaped(title)}`, told)
    else if (section === undefined) leftOut.push(evidence.isOfOtherYears ? phrases.notSaidOfYears(title, when) : title)
    else {
      const own = sourcesOfStatements(section.chosen)
      sources = mergedSources(sources, own)
      written.push(`## ${escaped(title)}`, section.text, ...(isTight ? [] : [sourcesLine(own, phrases)]))
    }
  }
  if (written.length === 0) return null
  const heading = `# ${escaped([task.projectName, when].filter((part) => part !== '').join(', '))}`
  const atEnd = isTight && sources.length > 0 ? [sourcesLine(sources, phrases)] : []
  return { text: [heading, ...written, ...atEnd].join('\n\n'), sources, leftOut }
}

function sourcesLine(sources: readonly AnswerSource[], phrases: ReportPhrases): string {
  return `*${phrases.sources}: ${escaped(placesOf(sources, phrases))}*`
}

/** Each file once, with all its pages. */
function placesOf(sources: readonly AnswerSource[], phrases: ReportPhrases): string {
  const pages = new Map<string, Set<number>>()
  for (const { fileName, page } of sources) {
    const known = pages.get(fileName) ?? new Set()
    pages.set(fileName, page === null ? known : known.add(page))
  }
  return [...pages]
    .map(([fileName, of]) => {
      const named = [...of].sort((a, b) => a - b).join(', ')
      return named === '' ? fileName : `${fileName}, ${phrases.page(named)}`
    })
    .join('; ')
}

function joined(years: readonly number[], { and }: ReportPhrases): string {
  const sortRows = [...years].sort((a, b) => a - b).map(String)
  return sortRows.length < 3
    ? sortRows.join(` ${and} `)
    : `${sortRows.slice(0, -1).join(', ')} ${and} ${sortRows.at(-1)}`
}
