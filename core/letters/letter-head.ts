import { escaped } from '../languages/escaped.ts'
import { frameLanguage, frameWordsIn } from '../languages/frame-words.ts'
import { nameOf, registrationOf } from '../profile/organisation-lines.ts'
import type { CoverLetterTask } from './ports.ts'

/** The head of a letter in Markdown: sender, date and addressee. Unknown parts are placeholders. */
export function letterHead(task: CoverLetterTask): string {
  const to = task.funder === null ? '' : escaped(task.funder.funderName)
  const parts = [sender(task), dateOf(task.now, task.settings.language), to]
  return parts.filter((part) => part !== '').join('\n\n')
}

function sender({ facts = {}, settings }: CoverLetterTask): string {
  const words = frameWordsIn(settings.language)
  const address = facts['postalAddress'] ?? facts['registeredAddress']
  const name = nameOf(facts)
  const contact = [facts['contactEmail'], facts['contactTelephone'], facts['website']].flatMap((one) => one ?? [])
  return linesOf([
    name === '' ? words('yourOrganisation') : `**${name}**`,
    ...(address === undefined ? [words('yourAddress')] : address.split('\n').map((line) => escaped(line.trim()))),
    registrationOf(facts, words),
    escaped(contact.join(' · ')),
  ])
}

function dateOf(instant: string, language: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(frameLanguage(language), day).format(new Date(instant))
}

/** Joins the lines that are not empty. */
export function linesOf(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('  \n')
}
