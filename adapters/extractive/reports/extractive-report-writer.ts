import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { AnswerSource } from '../../../core/proposals/ports/answer-writer.ts'
import type { ReportDraft, ReportTask, ReportWriter } from '../../../core/reports/ports/report-writer.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { mergedSources } from '../answers/changes/answer-units.ts'
import { sourcesOf } from '../answers/sources.ts'
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
 * Puts a report together without a language model: a section for each thing that the prompt asks for, of whole sentences
 * from the documents, with where they stand; then a list of what the documents do not say.
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
    const found = isOpen ? topics.filter(({ evidence }) => evidence.scored.length > 0) : topics
    return fitted(task, prompt, found.length > 0 ? found : topics)
  }
}

interface Form {
  /** How long each section is to be. */
  readonly words: number
  /** Whether the sources stand together at the end rather than under each section. */
  readonly isTight: boolean
}

/** The report with sections short enough for the length asked for. */
function fitted(task: ReportTask, prompt: ReadPrompt, topics: readonly Topic[]): ReportDraft {
  const { length } = prompt
  if (length === null) return draftOf(task, prompt, topics, { words: USUAL_SECTION, isTight: false })
  let words = length / topics.length
  for (;;) {
    const draft = draftOf(task, prompt, topics, { words, isTight: false })
    const over = countWords(draft.text) - length
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
    const { scored, isOfYears } = topic.evidence
    const section = writeSection(scored, { words, said, namesYears: !isDated || !isOfYears })
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
): ReportDraft {
  const phrases = reportPhrasesFor(task.settings.language)
  const when = joined(years, phrases)
  const sections = sectionsOf(topics, words, years.length > 0)
  const written: string[] = []
  const missing: string[] = []
  let sources: AnswerSource[] = []
  for (const topic of topics) {
    const section = sections.get(topic)
    const { title, evidence } = topic
    if (section === undefined) missing.push(title)
    else {
      const own = sourcesOf(section.chosen, [])
      sources = mergedSources(sources, own)
      const note = evidence.isOfYears ? null : `*${phrases.otherYears(when)}*`
      if (note !== null) missing.push(phrases.notSaidOfYears(title, when))
      written.push(...sectionText(title, note, section), ...(isTight ? [] : [sourcesLine(own, phrases)]))
    }
  }
  const lacks =
    missing.length === 0 ? [] : [`## ${phrases.notSaid}`, missing.map((one) => `- ${escaped(one)}`).join('\n')]
  const heading = `# ${escaped([task.projectName, when].filter((part) => part !== '').join(', '))}`
  const atEnd = isTight && sources.length > 0 ? [sourcesLine(sources, phrases)] : []
  return { text: [heading, ...written, ...lacks, ...atEnd, `*${phrases.closing}*`].join('\n\n'), sources }
}

function sectionText(title: string, note: string | null, { text }: Section): string[] {
  return [`## ${escaped(title)}`, ...(note === null ? [] : [note]), text]
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
