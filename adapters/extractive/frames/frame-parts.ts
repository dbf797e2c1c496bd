import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Library } from '../../../core/documents/library.ts'
import { sectionsNamed } from '../../../core/gaps/sections-named.ts'
import type { ToldText } from '../../../core/proposals/answer/told-text.ts'
import type { TextGap } from '../../../core/shared/text-state.ts'
import { sourceFrom } from '../answers/sources.ts'
import { frameWordsIn, languageOf, type FramePart } from '../../../core/languages/frame-words.ts'

/** What people said: their briefs, and the answers that they checked. */
export interface Said {
  readonly told?: readonly ToldText[]
  readonly checked?: readonly { readonly question: string; readonly answer: string }[]
}

/** The sections of a brief that tell a part, the fullest first. */
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

/** What documents in English are searched for: a heading of one word finds too much. */
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

/** What people said on sections of a brief: in the brief, else in answers that they checked; empty where they did not. */
export function saidOn(sections: readonly string[], { told = [], checked = [] }: Said): string {
  const texts = sections.map((key) => told.find(({ source }) => source === `brief:${key}`)?.text ?? '')
  const inBrief = texts.find((text) => text.trim() !== '')
  if (inBrief !== undefined) return inBrief
  const answer = checked.find(({ question }) => sectionsNamed(question).some((named) => sections.includes(named)))
  return answer?.answer ?? ''
}

/** A gap that is called as its part is. */
export function gapOfPart(part: FramePart, language: string, library: Library): Promise<TextGap> {
  const heading = frameWordsIn(language)(part)
  return gapOf(heading, languageOf(language) === 'en' ? `${heading}. ${ASKED[part]}` : heading, library)
}

/** Passages that stand beside a gap. */
const MAX_NEARBY = 3
/** Those that are looked at for them. */
const LOOKED_AT = 10
/** Of the best passage's score: what scores less is not near. */
const NEAR = 0.4

export async function gapOf(heading: string, asked: string, library: Library): Promise<TextGap> {
  const words = heading.replace(/[\\`*_{}[\]<>#|~]/gu, '').replace(/\s+/gu, ' ')
  return { heading: words.trim(), passages: await proseNear(asked, library) }
}

/** The best passages, each text once: those that are mostly sentences where there are any, for rows of a table are no paragraph. */
async function proseNear(asked: string, library: Library): Promise<SourcePassage[]> {
  const found = await library.search(asked, LOOKED_AT)
  const prose = found.filter(({ passage }) => isProse(passage.text))
  const hits = prose.length > 0 ? prose : found
  const enough = (hits[0]?.score ?? 0) * NEAR
  const near = new Map(hits.filter(({ score }) => score >= enough).map((hit) => [hit.passage.text, hit]))
  return [...near.values()].slice(0, MAX_NEARBY).map((hit) => ({ ...sourceFrom(hit, []), cited: false }))
}

function isProse(text: string): boolean {
  const sentences = text.split('\n').filter((line) => !line.includes(' | ') && /[.!?…]["'”’)\]]*$/u.test(line.trim()))
  return sentences.join('\n').length > text.length / 2
}

/** The searched words of a part, for a heading that says little by itself. */
export function askedOn(part: FramePart): string {
  return ASKED[part]
}

/** Whether nothing could be read in the documents. */
export async function isUnread(library: Library): Promise<boolean> {
  return (await library.spread([])).passages === 0
}

/** Stands in a text for what its gap still needs. */
export function placeOf({ heading }: TextGap, language: string): string {
  return `[${frameWordsIn(language)('insert')}: ${heading}]`
}
