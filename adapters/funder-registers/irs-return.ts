import { filed, RETURNS } from './irs.ts'
import type { RegisterTable } from './register-format.ts'

const NUMBER = '/ReturnHeader/Filer/EIN'
const NAME = /^\/ReturnHeader\/Filer\/(BusinessName|Name)\/BusinessNameLine1(Txt)?$/

/** One return, field by field; the filer's number comes before its name. */
export const irsReturn: RegisterTable = {
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
