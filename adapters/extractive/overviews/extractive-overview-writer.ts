import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { OverviewDraft, OverviewTask, OverviewWriter } from '../../../core/projects/ports/overview-writer.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { sectionsNamed } from '../../../core/gaps/sections-named.ts'
import { BRIEF_SOURCE } from '../../../core/gaps/told-text.ts'
import { toldSection } from '../letters/told-of.ts'
import { firstSentences } from '../letters/first-sentences.ts'
import { escaped } from '../markdown.ts'
import { sourceLine } from '../source-line.ts'
import { sentenceKey, topicText } from '../topics/topic-text.ts'
import { applicationLines } from './application-lines.ts'
import { overviewPhrasesFor, type OverviewPhrases } from './overview-phrases.ts'
import { OVERVIEW_THEMES, THEME_NAMES, type OverviewTheme, type ThemeName } from './overview-themes.ts'

/**
 * Puts the overview of a project together without a language model: under each heading what people wrote in its brief,
 * else whole sentences of its documents or of its applications' answers, with where they are from. What is found nowhere
 * is left out and named.
 */
export class ExtractiveOverviewWriter implements OverviewWriter {
  constructor(private readonly analyser: TermAnalyser) {}

  async write(task: OverviewTask, library: Library): Promise<OverviewDraft> {
    const phrases = overviewPhrasesFor(task.settings.language)
    const said = new Set<string>()
    const bodies = new Map<ThemeName, string>()
    for (const theme of OVERVIEW_THEMES) {
      const section =
        fromBrief(theme, task, said, phrases) ??
        (await this.fromDocuments(theme, library, said, phrases)) ??
        fromApplications(theme, task, phrases)
      if (section !== null) bodies.set(theme.name, `## ${phrases.headings[theme.name]}\n\n${section}`)
    }
    if (bodies.size === 0) return { text: null }
    const sections = THEME_NAMES.flatMap((name) => bodies.get(name) ?? [])
    const rest = [...applications(task, phrases), ...reports(task, phrases)]
    const missing = THEME_NAMES.filter((name) => !bodies.has(name))
    const leftOut = missing.map((name) => phrases.headings[name])
    return { text: [...sections, ...rest].join('\n\n'), leftOut }
  }

  private async fromDocuments(
    theme: OverviewTheme,
    library: Library,
    said: Set<string>,
    phrases: OverviewPhrases,
  ): Promise<string | null> {
    const found = await topicText(theme, library, this.analyser, said)
    return found && `${escaped(found.text)}\n\n${sourceLine(found.sources, phrases)}`
  }
}

/** In the words of whoever wrote it; each of its sentences is said. */
function fromBrief(
  { sections }: OverviewTheme,
  { told }: OverviewTask,
  said: Set<string>,
  { from }: OverviewPhrases,
): string | null {
  const text = toldSection(sections, told)
  if (text === '') return null
  for (const sentence of splitSentences(text)) said.add(sentenceKey(sentence))
  return `${text}\n\n*${from} ${BRIEF_SOURCE}*`
}

function fromApplications(
  { sections }: OverviewTheme,
  { applications }: OverviewTask,
  phrases: OverviewPhrases,
): string | null {
  for (const { name, answers } of applications) {
    const text = answers
      .filter(({ question }) => sectionsNamed(question).some((section) => sections.includes(section)))
      .map(({ answer }) => firstSentences(answer))
    const said = text.find((sentences) => sentences !== '')
    if (said !== undefined) return `${escaped(said)}\n\n*${phrases.fromApplication(escaped(name))}*`
  }
  return null
}

function applications({ applications: all }: OverviewTask, phrases: OverviewPhrases): string[] {
  const lines = applicationLines(all, phrases)
  return lines.length === 0 ? [] : [`## ${phrases.headings.applications}\n\n${lines.join('\n')}`]
}

function reports({ reports: all }: OverviewTask, phrases: OverviewPhrases): string[] {
  const lines = all.map(({ name }) => `- ${escaped(name)}`)
  return lines.length === 0 ? [] : [`## ${phrases.headings.reports}\n\n${lines.join('\n')}`]
}
