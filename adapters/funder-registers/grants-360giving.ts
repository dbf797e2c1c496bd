import { organisationIdentifier } from '../../core/funders/organisation-identifier.ts'
import type { RegisterRecord } from '../../core/funders/ports/register-reader.ts'
import type { Award } from '../../core/funders/register-entry.ts'
import { amountIn, dateIn, problem, textIn, type RegisterTable, type Row } from './register-format.ts'

/** Normalised column titles of a spreadsheet and the fields of the standard that they mean. */
const COLUMNS: Readonly<Record<string, string>> = {
  identifier: 'id',
  amountawarded: 'amountAwarded',
  currency: 'currency',
  awarddate: 'awardDate',
  'fundingorg:identifier': 'funder.id',
  'fundingorg:name': 'funder.name',
  'recipientorg:identifier': 'recipient.id',
  'recipientorg:name': 'recipient.name',
  'recipientorg:city': 'recipient.city',
  'recipientorg:county': 'recipient.county',
  'grantprogramme:title': 'programme',
  'beneficiarylocation:name': 'place',
}

/** The used fields of a grant, from either format. */
type Grant = Readonly<Record<string, unknown>>

/** Grants in the 360Giving Data Standard: its JSON, or a table with its titles. https://standard.threesixtygiving.org */
export const grants360Giving: RegisterTable = {
  format: '360giving',
  source: { title: 'Grants published in the 360Giving Data Standard', url: null, licence: null, publishedOn: null },
  fits: (row) => isPublished(row) || grantOfTable(row, new Map())['funder.name'] !== undefined,
  reading() {
    const fields = new Map<string, string | null>()
    return (row) => recordOf(isPublished(row) ? grantOfJson(row) : grantOfTable(row, fields))
  },
}

function isPublished(row: Row): boolean {
  return Array.isArray(row['fundingOrganization'])
}

function grantOfJson(row: Row): Grant {
  const funder = firstOf(row['fundingOrganization'])
  const recipient = firstOf(row['recipientOrganization'])
  return {
    id: row['id'],
    amountAwarded: row['amountAwarded'],
    currency: row['currency'],
    awardDate: row['awardDate'],
    'funder.id': funder['id'],
    'funder.name': funder['name'],
    'recipient.id': recipient['id'],
    'recipient.name': recipient['name'],
    'recipient.city': recipient['addressLocality'],
    'recipient.county': recipient['addressRegion'],
    programme: firstOf(row['grantProgramme'])['title'],
    place: firstOf(row['beneficiaryLocation'])['name'],
  }
}

function firstOf(list: unknown): Row {
  const [first] = Array.isArray(list) ? (list as unknown[]) : []
  return typeof first === 'object' && first !== null ? (first as Row) : {}
}

/** "Funding Org:0:Name" is the same title as "Funding Org:Name". */
function grantOfTable(row: Row, fields: Map<string, string | null>): Grant {
  const grant: Record<string, unknown> = {}
  for (const [title, value] of Object.entries(row)) {
    const known = fields.get(title)
    const field =
      known === undefined
        ? (COLUMNS[
            title
              .replace(/:0(?=:)/, '')
              .replace(/\s+/g, '')
              .toLowerCase()
          ] ?? null)
        : known
    fields.set(title, field)
    if (field !== null) grant[field] ??= value
  }
  return grant
}

function recordOf(grant: Grant): RegisterRecord {
  const sentId = textIn(grant['funder.id'])
  const identifier = sentId === null ? null : organisationIdentifier(sentId)
  const name = textIn(grant['funder.name'])
  const amount = amountIn(grant['amountAwarded'])
  const currency = textIn(grant['currency'])?.toUpperCase() ?? ''
  if (name === null) return problem('It does not name the funder.')
  if (amount === null) return problem('The amount awarded is no number.')
  if (!/^[A-Z]{3}$/.test(currency)) return problem('The currency is no code of three letters, such as GBP.')
  const award = { ...describing(grant), id: textIn(grant['id']), amount, currency }
  return {
    entry: { identifiers: identifier === null ? [] : [identifier], name, otherNames: [], makesFunder: true, award },
  }
}

function describing(grant: Grant): Omit<Award, 'id' | 'amount' | 'currency'> {
  const recipientName = textIn(grant['recipient.name'])
  const recipientId = textIn(grant['recipient.id'])
  return {
    awardedOn: dateIn(grant['awardDate']),
    programme: textIn(grant['programme']),
    recipient: recipientName === null && recipientId === null ? null : { identifier: recipientId, name: recipientName },
    place: textIn(grant['place']) ?? textIn(grant['recipient.city']) ?? textIn(grant['recipient.county']),
  }
}
