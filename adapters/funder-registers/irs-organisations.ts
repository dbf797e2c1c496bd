import { filed, RETURNS } from './irs.ts'
import type { RegisterTable } from './register-format.ts'

/** Tables of Form 990 that name the filer, such as part III, "programs". */
export const irsOrganisations: RegisterTable = {
  format: 'irs-organisations',
  source: RETURNS,
  fits: (row) => 'EIN' in row && 'NAME' in row && 'OBJECT_ID' in row,
  reading: () => (row) => filed(row['EIN'], row['NAME'], null),
}
