import { organisationIdentifier } from '../../core/funders/organisation-identifier.ts'
import type { OpenFile, RecognisedRegister, RegisterReader, RegisterRecord } from '../../core/funders/ports.ts'
import type { Award } from '../../core/funders/register-entry.ts'
import { amountIn, dateIn, problem, type RegisterTable, type Row, textIn } from './register-format.ts'
import { employerIdentifier, filed, RETURNS } from './irs.ts'
import type { RegisterFormat } from '../../core/funders/funder-import.ts'
import { AppError, isAppError } from '../../core/shared/app-error.ts'
import { fileRows } from './file-rows.ts'
import type { FunderName, RegisterSource } from '../../core/funders/register-facts.ts'

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
const grants360Giving: RegisterTable = {
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

const CASH = 'SI_02_GRANT_US_ORG_AMT_CASH'
const RECIPIENT = 'SI_02_GRANT_US_ORG_EIN'

/** Form 990, Schedule I, part II: grants of an organisation to others, which are identified by their numbers only. */
const irsGrants: RegisterTable = {
  format: 'irs-grants',
  source: RETURNS,
  fits: (row) => 'EIN' in row && CASH in row,
  reading: () => (row) => {
    const amount = amountIn(row[CASH])
    if (amount === null) return problem('The amount in cash is no number.')
    const recipient = employerIdentifier(row[RECIPIENT])
    const programme = textIn(row['SI_02_GRANT_US_ORG_PURPOSE'])
    return filed(row['EIN'], row['NAME'], {
      id: null,
      amount,
      currency: 'USD',
      awardedOn: dateIn(row['TAXYR']),
      programme,
      recipient: recipient === null ? null : { identifier: recipient, name: null },
      place: null,
    })
  },
}

const NUMBER = '/ReturnHeader/Filer/EIN'
const NAME = /^\/ReturnHeader\/Filer\/(BusinessName|Name)\/BusinessNameLine1(Txt)?$/

/** One return, field by field; the filer's number comes before its name. */
const irsReturn: RegisterTable = {
  format: 'irs-return',
  source: RETURNS,
  fits: (row) => 'object_id' in row && 'xpath' in row && 'value' in row,
  reading() {
    let number: unknown = null
    return ({ xpath, value }) => {
      if (xpath === NUMBER) number = value
      return NAME.test(String(xpath)) ? filed(number, value, null) : null
    }
  },
}

/** Tables of Form 990 that name the filer, such as part III, "programs". */
const irsOrganisations: RegisterTable = {
  format: 'irs-organisations',
  source: RETURNS,
  fits: (row) => 'EIN' in row && 'NAME' in row && 'OBJECT_ID' in row,
  reading: () => (row) => filed(row['EIN'], row['NAME'], null),
}

const SCOTTISH = 'Scottish Charity Number'
const ENGLISH = 'E&W Charity Number'

/** Charities registered both in Scotland and in England and Wales: both numbers belong to the same body. */
const dualRegistrations: RegisterTable = {
  format: 'dual-registrations',
  source: {
    title: 'Charities registered in Scotland and in England and Wales',
    url: null,
    licence: null,
    publishedOn: null,
  },
  fits: (row) => SCOTTISH in row && ENGLISH in row,
  reading: () => (row) => {
    const english = organisationIdentifier(`GB-CHC-${textIn(row[ENGLISH]) ?? ''}`)
    const scottish = organisationIdentifier(`GB-SC-${textIn(row[SCOTTISH]) ?? ''}`)
    if (english === null || scottish === null) return problem('It has no two charity numbers.')
    return { entry: { identifiers: [english, scottish], name: null, otherNames: [], makesFunder: false, award: null } }
  },
}

const REGISTER: RegisterSource = {
  title: 'Register of charities, Charity Commission for England and Wales',
  url: 'https://register-of-charities.charitycommission.gov.uk/register/full-register-download',
  licence: 'Open Government Licence v3.0',
  publishedOn: null,
}

/** A charity and its linked charities share a number; the linked ones are other bodies. */
function isLinked(row: Row): boolean {
  return (textIn(row['linked_charity_number']) ?? '0') !== '0'
}

function charityIdentifier(row: Row): string | null {
  return organisationIdentifier(`GB-CHC-${textIn(row['registered_charity_number']) ?? ''}`)
}

const KINDS: Readonly<Record<string, FunderName['kind']>> = { 'working name': 'working', 'previous name': 'former' }

/**
 * The table of working and previous names of the Charity Commission's public extract, without those of linked
 * charities.
 */
const charityCommissionNames: RegisterTable = {
  format: 'charity-commission-names',
  source: REGISTER,
  fits: (row) => 'registered_charity_number' in row && 'charity_name_type' in row,
  reading: () => (row) => {
    if (isLinked(row)) return null
    const identifier = charityIdentifier(row)
    const name = textIn(row['charity_name'])
    if (identifier === null) return problem('It has no charity number.')
    if (name === null) return problem('It has no name.')
    const kind = KINDS[textIn(row['charity_name_type'])?.toLowerCase() ?? ''] ?? 'former'
    const otherNames = [{ name, kind }]
    return { entry: { identifiers: [identifier], name: null, otherNames, makesFunder: false, award: null } }
  },
}

/** The main table of the Charity Commission's public extract, or some of its columns, without linked charities. */
const charityCommissionCharities: RegisterTable = {
  format: 'charity-commission-charities',
  source: REGISTER,
  fits: (row) =>
    'registered_charity_number' in row &&
    'charity_name' in row &&
    !('charity_name_type' in row) &&
    !('report_name' in row) &&
    !('regulator_name' in row),
  reading: () => (row) => {
    if (isLinked(row)) return null
    const identifier = charityIdentifier(row)
    const name = textIn(row['charity_name'])
    if (identifier === null) return problem('It has no charity number.')
    if (name === null) return problem('It has no name.')
    return { entry: { identifiers: [identifier], name, otherNames: [], makesFunder: true, award: null } }
  },
}

/** In order: a table that needs more fields comes before one that needs fewer. */
const TABLES: readonly RegisterTable[] = [
  grants360Giving,
  charityCommissionNames,
  charityCommissionCharities,
  dualRegistrations,
  irsGrants,
  irsOrganisations,
  irsReturn,
]
const EXTRACTED_ON = 'date_of_extract'

/** Reads the known registers; the fields of the first record tell which one a file is. */
export class ContentRegisterReader implements RegisterReader {
  async recognise(open: OpenFile): Promise<RecognisedRegister> {
    for await (const row of firstRows(open)) {
      const table = TABLES.find((one) => one.fits(row))
      if (!table) break
      const publishedOn = dateIn(row[EXTRACTED_ON]) ?? table.source.publishedOn
      return { format: table.format, source: { ...table.source, publishedOn } }
    }
    throw noRegister()
  }

  async *records(open: OpenFile, format: RegisterFormat): AsyncGenerator<RegisterRecord> {
    const read = TABLES.find((one) => one.format === format)?.reading()
    if (!read) throw noRegister()
    for await (const row of fileRows(open)) {
      const record = read(row)
      if (record !== null) yield record
    }
  }
}

/** Empty for a file that is no list. */
async function* firstRows(open: OpenFile): AsyncGenerator<Row> {
  try {
    yield* fileRows(open)
  } catch (error) {
    if (!isAppError(error, 'invalid')) throw error
  }
}

function noRegister(): AppError {
  return new AppError('unsupported', 'funders.no-register', { values: { isText: true } })
}
