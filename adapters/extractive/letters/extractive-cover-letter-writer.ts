import { saidOn, type GrantInfo } from '../../../core/proposals/grant-info.ts'
import type {
  CoverLetterDraft,
  CoverLetterTask,
  CoverLetterWriter,
} from '../../../core/proposals/ports/cover-letter-writer.ts'
import { escaped } from '../markdown.ts'
import { letterBody } from './letter-body.ts'
import { organisationOf } from './organisation-of.ts'
import { letterPhrasesFor, type LetterPhrases } from './letter-phrases.ts'

const ENDS = /[.!?…]["'”’)\]]*$/u

/**
 * Puts a cover letter together without a language model: set phrases, what people told, and whole sentences of the
 * answers, none of them changed.
 */
export class ExtractiveCoverLetterWriter implements CoverLetterWriter {
  async write(task: CoverLetterTask): Promise<CoverLetterDraft> {
    const phrases = letterPhrasesFor(task.settings.language)
    const { funder, applicationName } = task
    const body = letterBody(task)
    const paragraphs = [
      funder === null ? phrases.dearTeam : phrases.dear(escaped(funder.funderName)),
      `**${escaped(phrases.subject(applicationName))}**`,
      opening(task.grantInfo, phrases),
      ...body.paragraphs,
      phrases.closing,
      phrases.farewell,
      signature(task, phrases).join('  \n'),
    ]
    return { text: paragraphs.join('\n\n'), leftOut: body.leftOut.map((part) => phrases.parts[part]) }
  }
}

function opening(grantInfo: readonly GrantInfo[], phrases: LetterPhrases): string {
  const amount = escaped(saidOn('amount', grantInfo))
  const purpose = escaped(saidOn('purpose', grantInfo))
  const apply = amount === '' ? phrases.apply : closed(phrases.applyFor(amount).replace(/\.+$/u, ''))
  if (purpose === '') return apply
  return `${apply} ${ENDS.test(purpose) ? purpose : closed(phrases.purpose(purpose))}`
}

/** Who signs, with what is known of them. */
function signature(task: CoverLetterTask, phrases: LetterPhrases): string[] {
  const organisation = organisationOf(task)
  const name = task.sender === '' ? phrases.yourName : escaped(task.sender)
  const role = escaped(task.senderRole ?? '')
  if (organisation !== null) return [name, role || phrases.yourRole, organisation]
  return role === '' ? [name, phrases.yourRoleAndOrganisation] : [name, role, phrases.yourOrganisation]
}

function closed(text: string): string {
  return ENDS.test(text) ? text : `${text}.`
}
