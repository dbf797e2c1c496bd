import type { TextBlock } from '../port/language-model.ts'
import type { FormTerms, Term, Wording } from '../../../core/proposals/form/form-terms.ts'
import type { FormQuestion, WholeApplication } from '../../../core/proposals/whole-application.ts'
import { mostText } from './answer-length.ts'
import { asData } from './as-data.ts'

/** Lines of the profile that name the organisation. */
const NAMING = /^(?:Legal name|Working name|Charity number|Company number): .+$/gmu
const TERMS: Readonly<Record<keyof FormTerms, string>> = {
  deadline: 'Deadline',
  amount: 'How much may be asked for',
  eligibility: 'Who may apply',
  attachments: 'What is to be sent along',
}

/** Topics that have to agree, by section of the brief. */
const AGREED: Readonly<Record<string, string>> = {
  beneficiaries: 'beneficiaries',
  timeline: 'dates',
  partners: 'partners',
  budget: 'costs',
}

/** The application's brief: identical, byte for byte, for each of its questions. */
export function applicationBrief(application: WholeApplication): TextBlock {
  const { funder, terms, questions } = application
  const parts = [
    'This is the application as a whole. Every answer of it is written with this brief.',
    asData('application', application.name),
    funder && asData('funder', funder.markdownOverview ?? 'Nothing more is known.', { name: funder.funderName }),
    terms && termsData(terms),
    questions.length === 0 ? null : asData('questions_of_the_form', questions.map(questionLine).join('\n')),
    `These must read the same in every answer:\n${agreedData(application)}`,
  ]
  return { type: 'text', text: parts.filter((part) => part !== null).join('\n') }
}

/** The number by which a form calls a question: the printed one, otherwise its position. */
export function numberOf({ number, position }: Pick<FormQuestion, 'number' | 'position'>): string {
  return number ?? String(position + 1)
}

function questionLine(question: FormQuestion): string {
  const { section, text, guidance, limit, kind } = question
  const about = [section, kind === 'text' ? null : kind, mostText(limit)].filter((part) => part !== null)
  const head = `${numberOf(question)}. ${oneLine(text)}`
  return [
    head,
    about.length === 0 ? null : `   (${about.map(oneLine).join('; ')})`,
    guidance && `   ${oneLine(guidance)}`,
  ]
    .filter((part) => part !== null)
    .join('\n')
}

function termsData(terms: FormTerms): string | null {
  const keys = Object.keys(TERMS) as (keyof FormTerms)[]
  const lines = keys.flatMap((key) => wordingsOf(terms[key]).map((wording) => `${TERMS[key]}: ${oneLine(wording)}`))
  return lines.length === 0 ? null : asData('terms_of_the_fund', lines.join('\n'))
}

function wordingsOf({ findings }: Term<Wording>): string[] {
  return [...new Set(findings.map(({ wording }) => wording))]
}

function agreedData({ name, projectName, funder, grantInfo, amountAsked, told }: WholeApplication): string {
  const profile = told.find(({ source }) => source === 'profile')?.text ?? ''
  const inBrief = Object.keys(AGREED).flatMap((key) =>
    told.some(({ source }) => source === `brief:${key}`) ? AGREED[key]! : [],
  )
  const lines = [
    ...(profile.match(NAMING) ?? []),
    `This application: ${name}`,
    ...(projectName === null ? [] : [`The project: ${projectName}`]),
    ...(funder === null ? [] : [`The funder: ${funder.funderName}`]),
    ...(amountAsked === null ? [] : [`Asked for: ${amountAsked.amount} ${amountAsked.currency}`]),
    ...grantInfo.filter(({ answer }) => answer.trim() !== '').map(({ question, answer }) => `${question} ${answer}`),
    ...(inBrief.length === 0 ? [] : [`As the project brief puts them: ${inBrief.join(', ')}`]),
  ]
  return asData('what_must_agree', lines.map(oneLine).join('\n'))
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
