import type { Library } from '../../../core/documents/library.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { askedFor } from '../../../core/known/asked-for.ts'
import { sectionsNamed } from '../../../core/gaps/sections-named.ts'
import { saidOn as grantInfoOn } from '../../../core/proposals/grant-info.ts'
import type {
  CoverLetterDraft,
  CoverLetterTask,
  CoverLetterWriter,
} from '../../../core/letters/ports/cover-letter-writer.ts'
import { letterHead, linesOf } from '../../../core/letters/letter-head.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import type { TextGap } from '../../../core/shared/text-state.ts'
import { BRIEF_OF_PART, gapOfPart, placeOf, saidOn } from '../frames/frame-parts.ts'
import { frameWordsIn, type FramePart } from '../../../core/languages/frame-words.ts'
import { nameOf } from '../../../core/profile/organisation-lines.ts'
import { escaped } from '../../../core/languages/escaped.ts'
import { letterPhrasesFor } from './letter-phrases.ts'

/** What a letter speaks of, in its order; of when the project runs only where somebody said it. */
const PARTS = ['who', 'need', 'activities', 'timeline', 'people', 'outcomes'] as const satisfies readonly FramePart[]
const OPTIONAL = 'timeline'
/** Words of a paragraph: a letter is one page, and the application follows. */
const LONGEST_PARAGRAPH = 60
const ENDS = /[.!?…]["'”’)\]]*$/u
/** What a funder's or one's own reference is asked by. */
const REFERENCE =
  /\b(?:ref(?:erence)?\b|aktenzeichen|förderkennzeichen|référence|referencia|riferimento|referência|kenmerk)/iu

/**
 * Puts a cover letter together without a language model: the frame of a letter, filled from what people confirmed, wrote
 * in the brief, said of the application or checked, in their words. For all else it has placeholders.
 */
export class ExtractiveCoverLetterWriter implements CoverLetterWriter {
  async write(task: CoverLetterTask, library: Library): Promise<CoverLetterDraft> {
    const { language } = task.settings
    const phrases = letterPhrasesFor(language)
    const gaps: TextGap[] = []
    const body: string[] = []
    for (const part of PARTS) {
      const said = firstSentences(part === 'who' ? saidOfUs(task) : saidOn(BRIEF_OF_PART[part], task))
      if (said !== '') body.push(said)
      else if (part !== OPTIONAL) {
        const gap = await gapOfPart(part, language, library)
        gaps.push(gap)
        body.push(placeOf(gap, language))
      }
    }
    const funder = task.funder && escaped(task.funder.funderName)
    const subject = linesOf([`**${escaped(phrases.subject(task.applicationName))}**`, reference(task)])
    const dear = phrases.dear(funder)
    const isEnglish = phrases === letterPhrasesFor('en')
    const text = [
      letterHead(task),
      ...(isEnglish ? [dear, subject] : [subject, dear]),
      opening(task),
      ...body,
      phrases.closing,
      phrases.farewell,
      linesOf([...signatory(task), nameOf(task.facts ?? {}) || frameWordsIn(language)('yourOrganisation')]),
    ]
    return { text: text.filter((part) => part !== '').join('\n\n'), gaps }
  }
}

function reference({ grantInfo, settings }: CoverLetterTask): string {
  const given = grantInfo.find(({ topic, question, answer }) => topic === null && REFERENCE.test(question) && answer)
  return given === undefined ? '' : `${letterPhrasesFor(settings.language).reference} ${escaped(given.answer)}`
}

function opening({ grantInfo, application, settings }: CoverLetterTask): string {
  const phrases = letterPhrasesFor(settings.language)
  const asked = application?.amountAsked ?? null
  const amount = grantInfoOn('amount', grantInfo) || (asked === null ? '' : moneyOf(asked, settings.language))
  const project = application?.projectName ?? null
  const begun = amount === '' ? phrases.apply : phrases.applyFor(escaped(amount))
  const apply = closed([begun, ...(project === null ? [] : [phrases.project(escaped(project))])].join(' '))
  const purpose = escaped(grantInfoOn('purpose', grantInfo))
  if (purpose === '') return apply
  return `${apply} ${ENDS.test(purpose) ? purpose : closed(phrases.purpose(purpose))}`
}

function moneyOf({ amount, currency }: { amount: number; currency: string }, language: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(language, style).format(amount)
}

/** Whoever signs for the organisation, else who asked for the letter, else whom the profile names for questions. */
function signatory({ facts = {}, sender, senderRole = '', settings }: CoverLetterTask): string[] {
  const words = frameWordsIn(settings.language)
  const { signatoryName, signatoryRole, contactName, contactRole } = facts
  const isSender = sender !== '' && (signatoryName ?? sender) === sender
  if (isSender) return [escaped(sender), escaped(senderRole) || words('yourRole')]
  const [name, role] = signatoryName === undefined ? [contactName, contactRole] : [signatoryName, signatoryRole]
  if (name === undefined) return [words('yourName'), words('yourRole')]
  return [escaped(name), role === undefined ? `[${words('insert')}: ${words('role')}]` : escaped(role)]
}

/** What the organisation is for: as confirmed, else as an answer on it that somebody checked. */
function saidOfUs({ facts = {}, checked = [] }: CoverLetterTask): string {
  const isOnUs = ({ question }: (typeof checked)[number]) => {
    const { subject, fact } = askedFor({ text: question, section: null })
    return subject === 'us' && (fact === null || fact === 'mission') && sectionsNamed(question).length === 0
  }
  return escaped(facts['mission'] ?? '') || (checked.find(isOnUs)?.answer ?? '')
}

/** As much of a text as a paragraph of a letter holds; a list as it is. */
function firstSentences(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/u)
  const chosen: string[] = []
  for (const sentence of splitSentences(paragraph)) {
    if (chosen.length > 0 && countWords([...chosen, sentence].join(' ')) > LONGEST_PARAGRAPH) break
    chosen.push(sentence)
  }
  return paragraph.includes('\n') ? paragraph : chosen.join(' ')
}

function closed(text: string): string {
  return ENDS.test(text) ? text : `${text}.`
}
