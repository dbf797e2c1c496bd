import { type FramePart, frameWordsIn, languageOf } from '../../../core/languages/frame-words.ts'
import type { Library } from '../../../core/documents/library.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { askedFor } from '../../../core/known/asked-for.ts'
import { sectionsNamed } from '../../../core/gaps/sections-named.ts'
import { saidOn as grantInfoOn } from '../../../core/proposals/grant-info.ts'
import type { CoverLetterDraft, CoverLetterTask, CoverLetterWriter } from '../../../core/letters/ports.ts'
import { letterHead, linesOf } from '../../../core/letters/letter-head.ts'
import { signerLines } from '../../../core/letters/signer.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import type { TextGap } from '../../../core/shared/text-state.ts'
import { BRIEF_OF_PART, gapOfPart, placeOf, saidOn } from '../frames/frame-parts.ts'
import { nameOf } from '../../../core/profile/organisation-lines.ts'
import { escaped } from '../../../core/languages/escaped.ts'

/** Fixed sentences of cover letters, by the language of the account. */
interface LetterPhrases {
  readonly dear: (funder: string | null) => string
  readonly subject: (application: string) => string
  readonly reference: string
  /** "We are applying to you for £12,000", to be continued. */
  readonly applyFor: (amount: string) => string
  readonly apply: string
  readonly project: (name: string) => string
  /** The purpose of the grant, for a text that does not fit into a sentence. */
  readonly purpose: (purpose: string) => string
  readonly closing: string
  readonly farewell: string
}

const PHRASES: Readonly<Record<string, LetterPhrases>> = {
  en: {
    dear: (funder) => (funder === null ? 'Dear grants team,' : `Dear ${funder} team,`),
    subject: (application) => `Our application: ${application}`,
    reference: 'Reference:',
    applyFor: (amount) => `We are applying to you for ${amount}`,
    apply: 'We are writing to send you our application',
    project: (name) => `for our project “${name}”`,
    purpose: (purpose) => `The grant is for: ${purpose}`,
    closing:
      'Our answers to your questions are in the enclosed application. We would be glad to tell you more. Thank you for considering it.',
    farewell: 'Yours faithfully,',
  },
  de: {
    dear: () => 'Sehr geehrte Damen und Herren,',
    subject: (application) => `Unser Antrag: ${application}`,
    reference: 'Aktenzeichen:',
    applyFor: (amount) => `wir beantragen bei Ihnen ${amount}`,
    apply: 'hiermit senden wir Ihnen unseren Antrag',
    project: (name) => `für unser Projekt „${name}“`,
    purpose: (purpose) => `Die Förderung ist bestimmt für: ${purpose}`,
    closing:
      'Unsere Antworten auf Ihre Fragen finden Sie im beigefügten Antrag. Gern geben wir weitere Auskunft. Wir danken Ihnen für die Prüfung.',
    farewell: 'Mit freundlichen Grüßen',
  },
  fr: {
    dear: () => 'Madame, Monsieur,',
    subject: (application) => `Objet : notre demande ${application}`,
    reference: 'Référence :',
    applyFor: (amount) => `Nous vous demandons ${amount}`,
    apply: 'Nous vous adressons notre demande',
    project: (name) => `pour notre projet « ${name} »`,
    purpose: (purpose) => `La subvention est destinée à : ${purpose}`,
    closing:
      'Nos réponses à vos questions se trouvent dans la demande ci-jointe. Nous vous en dirons volontiers davantage. Nous vous remercions de votre attention.',
    farewell: 'Veuillez agréer, Madame, Monsieur, nos salutations distinguées.',
  },
}

/** Phrases for a language tag such as `en-GB`; English for unsupported languages. */
function letterPhrasesFor(languageTag: string): LetterPhrases {
  return PHRASES[languageOf(languageTag)] ?? (PHRASES['en'] as LetterPhrases)
}

/** Parts of a letter in order; the project's dates only if somebody stated them. */
const PARTS = ['who', 'need', 'activities', 'timeline', 'people', 'outcomes'] as const satisfies readonly FramePart[]
const OPTIONAL = 'timeline'
/** Words of a paragraph: a letter is one page, and the application follows. */
const LONGEST_PARAGRAPH = 60
const ENDS = /[.!?…]["'”’)\]]*$/u
/** Questions that ask for a reference number. */
const REFERENCE =
  /\b(?:ref(?:erence)?\b|aktenzeichen|förderkennzeichen|référence|referencia|riferimento|referência|kenmerk)/iu

/**
 * Writes a cover letter without a language model: a fixed frame, filled with people's confirmed facts, briefs,
 * statements about the application and checked answers, verbatim. Placeholders stand for everything else.
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
      linesOf([...signerLines(task), nameOf(task.facts ?? {}) || frameWordsIn(language)('yourOrganisation')]),
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

/** The organisation's purpose: the confirmed one, or else from a checked answer. */
function saidOfUs({ facts = {}, checked = [] }: CoverLetterTask): string {
  const isOnUs = ({ question }: (typeof checked)[number]) => {
    const { subject, fact } = askedFor({ text: question, section: null })
    return subject === 'us' && (fact === null || fact === 'mission') && sectionsNamed(question).length === 0
  }
  return escaped(facts['mission'] ?? '') || (checked.find(isOnUs)?.answer ?? '')
}

/** The sentences that fit into a paragraph of a letter; lists stay unchanged. */
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
