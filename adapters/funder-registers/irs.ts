import { organisationIdentifier } from '../../core/funders/organisation-identifier.ts'
import type { RegisterRecord } from '../../core/funders/ports.ts'
import type { Award } from '../../core/funders/register-entry.ts'
import type { RegisterSource } from '../../core/funders/register-facts.ts'
import { problem, textIn } from './register-format.ts'

export const RETURNS: RegisterSource = {
  title: 'Form 990 returns filed electronically, US Internal Revenue Service',
  url: 'https://www.irs.gov/charities-non-profits/form-990-series-downloads',
  licence: 'Public domain',
  publishedOn: null,
}

export function employerIdentifier(number: unknown): string | null {
  const text = textIn(number)
  return text === null ? null : organisationIdentifier(`US-EIN-${text}`)
}

/** A filer's number and name, with an award that it made, if any. */
export function filed(number: unknown, sentName: unknown, award: Award | null): RegisterRecord {
  const identifier = employerIdentifier(number)
  const name = textIn(sentName)
  if (identifier === null) return problem('It has no employer identification number of nine digits.')
  if (name === null) return problem('It does not name the organisation.')
  return { entry: { identifiers: [identifier], name, otherNames: [], makesFunder: true, award } }
}
