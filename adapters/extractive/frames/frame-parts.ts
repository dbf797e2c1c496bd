import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Library } from '../../../core/documents/library.ts'
import { sectionsNamed } from '../../../core/gaps/sections-named.ts'
import type { ToldText } from '../../../core/proposals/answer/told-text.ts'
import type { TextGap } from '../../../core/shared/text-state.ts'
import { sourceFrom } from '../page/sources.ts'
import { frameWordsIn, languageOf, type FramePart } from '../../../core/languages/frame-words.ts'

/** Texts of people: their briefs, and the answers that they checked. */
export interface Said {
  readonly told?: readonly ToldText[]
  readonly checked?: readonly { readonly question: string; readonly answer: string }[]
}

/** Sections of a brief for each part, the fullest first. */
export const BRIEF_OF_PART: Readonly<Record<FramePart, readonly string[]>> = {
  who: [],
  what: ['summary'],
  need: ['need', 'evidence'],
  people: ['beneficiaries'],
  activities: ['activities'],
  outcomes: ['outcomes', 'measuring'],
  timeline: ['timeline'],
  budget: [],
  finances: [],
  partners: ['partners'],
  lessons: [],
  plans: [],
}

/** Search words for documents in English: a one-word heading finds too much. */
const ASKED: Readonly<Record<FramePart, string>> = {
  who: 'What is our organisation and what does it do?',
  what: 'What is the project and what are its aims?',
  need: 'Why is the project needed? What problem does it address?',
  people: 'How many people did we reach, and who are they?',
  activities: 'What activities, services, workshops and events did we run?',
  outcomes: 'What difference did our work make? What were its results?',
  timeline: 'When does the project start and end?',
  budget: 'How much does the project cost, and who funds it?',
  finances: 'What were our total income and expenditure?',
  partners: 'Which partners do we work with?',
  lessons: 'What lessons did we learn, and what challenges did we face?',
  plans: 'What are our plans for next year?',
}

/** People's text on sections of a brief: from the brief, or else from checked answers; empty without any. */
export function saidOn(sections: readonly string[], { told = [], checked = [] }: Said): string {
  const texts = sections.map((key) => told.find(({ source }) => source === `brief:${key}`)?.text ?? '')
  const inBrief = texts.find((text) => text.trim() !== '')
  if (inBrief !== undefined) return inBrief
  const answer = checked.find(({ question }) => sectionsNamed(question).some((named) => sections.includes(named)))
  return answer?.answer ?? ''
}

/** A gap with the name of its part. */
export function gapOfPart(part: FramePart, language: string, library: Library): Promise<TextGap> {
  const heading = frameWordsIn(language)(part)
  return gapOf(heading, languageOf(language) === 'en' ? `${heading}. ${ASKED[part]}` : heading, library)
}

/** Maximum number of passages beside a gap. */
const MAX_NEARBY = 3
/** Number of passages considered for them. */
const LOOKED_AT = 10
/** Minimum share of the best passage's score for a near passage. */
const NEARBY_SHARE = 0.4

export async function gapOf(heading: string, asked: string, library: Library): Promise<TextGap> {
  const words = heading.replace(/[\\`*_{}[\]<>#|~]/gu, '').replace(/\s+/gu, ' ')
  return { heading: words.trim(), passages: await proseNear(asked, library) }
}

/** The best passages without duplicates: mostly sentences if possible, because table rows don't make a paragraph. */
async function proseNear(asked: string, library: Library): Promise<SourcePassage[]> {
  const found = await library.search(asked, LOOKED_AT)
  const prose = found.filter(({ passage }) => isProse(passage.text))
  const hits = prose.length > 0 ? prose : found
  const enough = (hits[0]?.score ?? 0) * NEARBY_SHARE
  const near = new Map(hits.filter(({ score }) => score >= enough).map((hit) => [hit.passage.text, hit]))
  return [...near.values()].slice(0, MAX_NEARBY).map((hit) => ({ ...sourceFrom(hit, []), cited: false }))
}

function isProse(text: string): boolean {
  const sentences = text.split('\n').filter((line) => !line.includes(' | ') && /[.!?…]["'”’)\]]*$/u.test(line.trim()))
  return sentences.join('\n').length > text.length / 2
}

/** The search words of a part, for a short heading. */
export function askedOn(part: FramePart): string {
  return ASKED[part]
}

/** Whether the documents have no readable text. */
export async function isUnread(library: Library): Promise<boolean> {
  return (await library.spread([])).passages === 0
}

/** Placeholder of a gap in a text. */
export function placeOf({ heading }: TextGap, language: string): string {
  return `[${frameWordsIn(language)('insert')}: ${heading}]`
}
