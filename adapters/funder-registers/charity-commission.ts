import { organisationIdentifier } from '../../core/funders/organisation-identifier.ts'
import type { RegisterSource } from '../../core/funders/register-facts.ts'
import { textIn, type Row } from './register-format.ts'

export const REGISTER: RegisterSource = {
  title: 'Register of charities, Charity Commission for England and Wales',
  url: 'https://register-of-charities.charitycommission.gov.uk/register/full-register-download',
  licence: 'Open Government Licence v3.0',
  publishedOn: null,
}

/** A charity and its linked charities share a number; the linked ones are other bodies. */
export function isLinked(row: Row): boolean {
  return (textIn(row['linked_charity_number']) ?? '0') !== '0'
}

export function charityIdentifier(row: Row): string | null {
  return organisationIdentifier(`GB-CHC-${textIn(row['registered_charity_number']) ?? ''}`)
}
