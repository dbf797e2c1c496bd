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

/** What a report speaks of that was asked for without saying of what. */
const USUAL_REPORT = ['activities', 'people', 'outcomes', 'finances', 'lessons', 'plans'] as const
/** What short headings ask for, the more particular ones first. */
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
/** Words: a longer heading says enough to be searched for as it stands. */
const LONGEST_HEADING = 7
/** What briefs and applications tell ahead of the work: in a report it is what was planned. */
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
 * Puts a report together without a language model: a heading for each thing that the prompt asks for, with the confirmed
 * figures of its years and what the brief or a checked answer says on it. What was planned is called so, and what came of
 * it is left to be written or inserted, as is all else.
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

/** What people said on it, and whether nothing more is to be written. */
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
