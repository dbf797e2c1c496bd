import { escaped } from '../languages/escaped.ts'
import { frameWordsIn } from '../languages/frame-words.ts'
import { placeholdersIn } from '../languages/placeholders.ts'
import { nameOf } from '../profile/organisation-lines.ts'
import { isSameValue } from '../profile/same-value.ts'
import { normaliseText } from '../shared/normalise-text.ts'
import type { CoverLetterTask } from './ports.ts'

/** The person whose name closes a letter; empty parts are unknown. */
interface Signer {
  readonly name: string
  readonly role: string
  /** Whoever requested the letter signs it. */
  readonly isSender: boolean
}

/** Whoever signs for the organisation, else who requested the letter, else whom the profile names for questions. */
export function signerOf({ facts = {}, sender, senderRole = '' }: CoverLetterTask): Signer {
  const { signatoryName, signatoryRole = '', contactName = '', contactRole = '' } = facts
  const isSender = sender !== '' && (signatoryName === undefined || isSameValue('person', signatoryName, sender))
  if (isSender) return { name: sender, role: senderRole, isSender }
  if (signatoryName !== undefined) return { name: signatoryName, role: signatoryRole, isSender }
  return { name: contactName, role: contactRole, isSender }
}

/** Name and role below a letter in Markdown. Unknown parts are placeholders. */
export function signerLines(task: CoverLetterTask): [name: string, role: string] {
  const words = frameWordsIn(task.settings.language)
  const { name, role, isSender } = signerOf(task)
  if (name === '') return [words('yourName'), words('yourRole')]
  return [escaped(name), escaped(role) || (isSender ? words('yourRole') : `[${words('insert')}: ${words('role')}]`)]
}

/** The letter with the signer's role, or its placeholder, below their name; as it is where a role stands there. */
export function withSignersRole(letter: string, task: CoverLetterTask): string {
  const { name, role } = signerOf(task)
  const lines = letter.split('\n')
  const at = name === '' ? -1 : lines.findLastIndex((line) => isSame(line, name))
  if (at < 0 || hasRole(lines.slice(at + 1), role, task)) return letter
  const isLast = (lines[at + 1] ?? '').trim() === ''
  const own = `${(lines[at] ?? '').trimEnd()}  `
  return lines.toSpliced(at, 1, own, signerLines(task)[1] + (isLast ? '' : '  ')).join('\n')
}

function hasRole(below: readonly string[], role: string, { facts = {} }: CoverLetterTask): boolean {
  const rest = below.join('\n')
  if (placeholdersIn(rest).some(({ fields }) => fields.includes('role'))) return true
  if (role !== '') return plain(rest).includes(plain(role))
  const [next = ''] = below
  const isOrganisation = isSame(next, nameOf(facts)) || placeholdersIn(next)[0]?.fields[0] === 'organisation'
  return next.trim() !== '' && !isOrganisation
}

function plain(text: string): string {
  return normaliseText(text.replace(/[\\*]/gu, ''))
}

const isSame = (line: string, name: string) => plain(line) === plain(name)
