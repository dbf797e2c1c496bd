import type { Finding, ProofreadingTask } from '../../../core/proofreading/ports/proofreader.ts'
import { answerSentences, type AnswerSentence } from './answer-sentences.ts'

const ACRONYM = /(?<![\p{L}\p{N}&@/.-])[A-Z](?:[A-Z]|&(?=[A-Z])){1,5}(?=s?(?![\p{L}\p{N}&@/-]))/gu
/** What everybody who reads applications knows. */
const KNOWN = new Set(
  `UK EU US USA UN GB NI NHS BBC ITV VAT GBP EUR USD PDF DBS CRB CEO CFO COO CIO CIC LTD PLC IT ICT TV CV DVD GP PAYE
  HMRC HR AGM EGM FAQ ID PR PA PC QR SMS URL GDPR LGBT LGBTQ LGBTQI BAME BME BSL PE RE AI OK AM PM BC AD CE MP MSP MBE
  OBE CBE BA BSC MA MSC PHD NVQ GCSE STEM PTA RNLI NSPCC RSPB RSPCA YMCA YWCA HIV AIDS ADHD CCTV PPE ISO IBAN BIC
  API CSV HTML HTTP JSON SQL XML GPS USB CRM SORP FTE COVID A&E Q&A R&D II III IV VI VII VIII IX XI XII XX DIY SOS VIP DJ UV AND THE FOR NOT OR`.split(
    /\s+/u,
  ),
)
/** More of them are a habit, which the first ones show. */
const MOST = 3
/** One that is used once may be a name, such as that of a scale or a prize. */
const FEWEST_USES = 2

/** Acronyms that answers use more than once and never write out, and those that are used before they are; what the form or funder uses is known. */
export function unexplainedAcronyms(task: ProofreadingTask): Finding[] {
  const familiar = familiarTo(task)
  const sentences = answerSentences(task).filter(({ text }) => !isShouted(text))
  const seen = new Set<string>()
  const findings = sentences.flatMap((sentence, at) =>
    [...sentence.text.matchAll(ACRONYM)].flatMap(([acronym]) => {
      if (seen.has(acronym) || KNOWN.has(acronym) || familiar.has(acronym)) return []
      seen.add(acronym)
      return findingOf(acronym, sentence, sentences.slice(at))
    }),
  )
  return findings.slice(0, MOST)
}

/** Where the first use is explained itself, nothing. */
function findingOf(acronym: string, { answer, text }: AnswerSentence, from: readonly AnswerSentence[]): Finding[] {
  if (explains(text, acronym)) return []
  const name = from.map((sentence) => longFormIn(sentence.text, acronym)).find((found) => found !== null) ?? null
  const isExplained = name !== null || from.some((sentence) => explains(sentence.text, acronym))
  if (name === null && (isExplained || usesOf(acronym, from) < FEWEST_USES)) return []
  const of = { kind: 'jargon', position: answer.position, words: text, other: null } as const
  const code = name === null ? 'proofreading.acronym' : 'proofreading.acronym-explained-later'
  const replacement = name === null ? null : text.replace(acronym, () => `${name} (${acronym})`)
  return [{ ...of, why: { code, values: { acronym } }, replacement }]
}

function usesOf(acronym: string, sentences: readonly AnswerSentence[]): number {
  const found = sentences.flatMap(({ text }) => text.match(ACRONYM) ?? [])
  return found.filter((one) => one === acronym).length
}

/** "Anti-Social Behaviour (ASB)" or "ASB (anti-social behaviour)". */
function explains(text: string, acronym: string): boolean {
  return text.includes(`(${acronym})`) || new RegExp(`${acronym}\\s*\\(\\p{L}{3,}`, 'u').test(text)
}

/** The words before "(ASB)" whose first letters it is made of, small words left out or not; null where there are none. */
function longFormIn(text: string, acronym: string): string | null {
  const at = text.indexOf(`(${acronym})`)
  if (at < 0) return null
  const words = text.slice(0, at).trim().split(/\s+/u)
  for (let count = 2; count <= Math.min(words.length, 2 * acronym.length); count += 1) {
    const name = words.slice(-count).join(' ')
    if (initialsOf(name).some((initials) => initials === acronym.replace('&', ''))) return name
  }
  return null
}

function initialsOf(name: string): string[] {
  const words = name.split(/[\s-]+/u)
  const initials = (of: readonly string[]) => of.map((word) => word.charAt(0).toUpperCase()).join('')
  return [initials(words), initials(words.filter((word) => !/^(?:of|and|the|for|in|to|&)$/iu.test(word)))]
}

function familiarTo({ application, facts }: ProofreadingTask): ReadonlySet<string> {
  const { funder, questions, name, terms, grantInfo } = application
  const texts = [
    name,
    funder?.funderName ?? '',
    funder?.markdownOverview ?? '',
    ...questions.flatMap(({ text, guidance, section }) => [text, guidance ?? '', section ?? '']),
    ...(terms?.eligibility.findings ?? []).map(({ wording }) => wording),
    ...grantInfo.map(({ answer }) => answer),
    ...facts.filter(({ key }) => /name/iu.test(key)).map(({ value }) => value ?? ''),
  ]
  return new Set(texts.flatMap((text) => text.match(ACRONYM) ?? []))
}

/** A heading or a sentence in capitals, in which no word stands out. */
function isShouted(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '')
  return letters.replace(/\P{Lu}/gu, '').length > letters.length / 2
}
