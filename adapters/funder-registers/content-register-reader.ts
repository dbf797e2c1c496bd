import type { RegisterFormat } from '../../core/funders/funder-import.ts'
import type {
  OpenFile,
  RecognisedRegister,
  RegisterReader,
  RegisterRecord,
} from '../../core/funders/ports/register-reader.ts'
import { AppError, isAppError } from '../../core/shared/app-error.ts'
import { fileRows } from './file-rows.ts'
import { grants360Giving } from './grants-360giving.ts'
import { irsGrants } from './irs-grants.ts'
import { irsOrganisations } from './irs-organisations.ts'
import { irsReturn } from './irs-return.ts'
import { dateIn, type RegisterTable, type Row, problem, textIn } from './register-format.ts'
import type { FunderName, RegisterSource } from '../../core/funders/register-facts.ts'
import { organisationIdentifier } from '../../core/funders/organisation-identifier.ts'

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
