import type { Library } from '../../../core/documents/library.ts'
import { sectionsNamed } from '../../../core/gaps/sections-named.ts'
import type { ReportDraft, ReportTask, ReportWriter } from '../../../core/reports/ports.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { TextGap } from '../../../core/shared/text-state.ts'
import { askedOn, BRIEF_OF_PART, gapOf, isUnread, placeOf, saidOn } from '../frames/frame-parts.ts'
import { frameWordsIn, languageOf, type FramePart } from '../../../core/languages/frame-words.ts'
import { figuresOf, nameOf, registrationOf } from '../../../core/profile/organisation-lines.ts'
import { escaped } from '../../../core/languages/escaped.ts'
import { readPrompt } from './read-prompt.ts'

/** Default sections of a report without requested topics. */
const USUAL_REPORT = ['activities', 'people', 'outcomes', 'finances', 'lessons', 'plans'] as const
/** Topics of short headings, the more specific first. */
const ASKED: readonly (readonly [FramePart, RegExp])[] = [
  ['finances', /\b(?:financ\p{L}*|income|expenditure|spen[dt]\p{L}*|money|budget|accounts|costs?)\b/iu],
  [
    'people',
    /\b(?:beneficiar\p{L}*|whom?|people|participants?|numbers?) .*|^(?:beneficiaries|reach|participants|people)/iu,
  ],
  ['lessons', /\b(?:lessons?|learn\p{L}*|challenges?|difficult\p{L}*|setbacks?)\b/iu],
  ['plans', /\b(?:plans?|next (?:year|steps)|future|ahead|priorities)\b/iu],
  ['outcomes', /\b(?:outcomes?|impact|difference|results?|success\p{L}*|changed?)\b/iu],
  ['activities', /\b(?:activit\p{L}*|highlights|achiev\p{L}*|delivered|what (?:we|you|did we|did you))\b/iu],
]
/** Words: a longer heading is specific enough to search for. */
const LONGEST_HEADING = 7
/** Parts of briefs and applications about the future: in a report they are former plans. */
const AHEAD: ReadonlySet<string> = new Set([
  'beneficiaries',
  'activities',
  'outcomes',
  'measuring',
  'timeline',
  'summary',
])

interface Section {
  readonly title: string
  readonly part: FramePart | null
}

/**
 * Writes a report without a language model: a heading for each topic in the prompt, with the confirmed figures of its
 * years and the text of the brief or a checked answer. Plans are marked as such; their results, and everything else,
 * are left for people to write or insert.
 */
export class ExtractiveReportWriter implements ReportWriter {
  async write(task: ReportTask, library: Library): Promise<ReportDraft> {
    const { language } = task.settings
    const { requests, years } = readPrompt(task.reportPrompt)
    const sections = requests.length === 0 ? USUAL_REPORT.map((part) => usual(part, language)) : requests.map(sectionOf)
    const gaps: TextGap[] = []
    const written: string[] = []
    let isEmpty = true
    for (const section of sections) {
      const { text, isDone } = said(section, task, years)
      written.push(`## ${escaped(section.title)}`, ...text)
      isEmpty &&= text.length === 0
      if (isDone) continue
      const gap = await gapOf(section.title, queryOf(section, years, language), library)
      gaps.push(gap)
      written.push(placeOf(gap, language))
    }
    if (isEmpty && (await isUnread(library))) throw new AppError('invalid', 'reports.nothing-to-write-from')
    const head = `# ${escaped([task.projectName, years.toSorted((a, b) => a - b).join(', ')].filter(Boolean).join(', '))}`
    const { facts = {} } = task
    const sender = [nameOf(facts), registrationOf(facts, frameWordsIn(language))].filter(Boolean).join('  \n')
    return { text: [head, ...(sender === '' ? [] : [sender]), ...written].join('\n\n'), sources: [], gaps }
  }
}

const usual = (part: FramePart, language: string): Section => ({ title: frameWordsIn(language)(part), part })

function sectionOf({ title }: { readonly title: string }): Section {
  const isShort = title.split(/\s+/u).length <= LONGEST_HEADING
  return { title, part: isShort ? (ASKED.find(([, asked]) => asked.test(title))?.[0] ?? null) : null }
}

/** Confirmed figures and people's text on the topic, and whether it is complete. */
function said(
  { title, part }: Section,
  task: ReportTask,
  years: readonly number[],
): { text: string[]; isDone: boolean } {
  const words = frameWordsIn(task.settings.language)
  const keys = part === 'finances' ? FINANCES : part === 'people' ? PEOPLE : []
  const figures = figuresOf(keys, years, task.facts ?? {}, words)
  const sections = part === null ? sectionsNamed(title) : BRIEF_OF_PART[part]
  const told = saidOn(sections, task)
  const isAhead = sections.some((section) => AHEAD.has(section))
  const lead = isAhead ? [`**${words('planned')}**`] : []
  const text = [...(figures === '' ? [] : [figures]), ...(told === '' ? [] : [...lead, told])]
  return { text, isDone: figures !== '' || (told !== '' && !isAhead) }
}

const FINANCES = ['income', 'expenditure', 'reserves'] as const
const PEOPLE = ['peopleReached'] as const

function queryOf({ title, part }: Section, years: readonly number[], language: string): string {
  const meant = part !== null && languageOf(language) === 'en' ? [askedOn(part)] : []
  return [title, ...meant, ...years].join(' ')
}
