import type { RegisterFormat } from '../../core/funders/funder-import.ts'
import type {
  OpenFile,
  RecognisedRegister,
  RegisterReader,
  RegisterRecord,
} from '../../core/funders/ports/register-reader.ts'
import { AppError, isAppError } from '../../core/shared/app-error.ts'
import { charityCommissionCharities } from './charity-commission-charities.ts'
import { charityCommissionNames } from './charity-commission-names.ts'
import { dualRegistrations } from './dual-registrations.ts'
import { fileRows } from './file-rows.ts'
import { grants360Giving } from './grants-360giving.ts'
import { irsGrants } from './irs-grants.ts'
import { irsOrganisations } from './irs-organisations.ts'
import { irsReturn } from './irs-return.ts'
import { dateIn, type RegisterTable, type Row } from './register-format.ts'

/** Tables that fit before those that ask for less. */
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

/** Reads the registers that are known here, each told by the fields of its first record. */
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

/** Of a file that is no list of anything there are none. */
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
