import { counted, FIELDS } from '../words.ts'

export const funderSentences = {
  'funders.broken-register': ({ records, format }: { readonly records: number; readonly format: 'table' | 'JSON' }) =>
    format === 'table'
      ? `The table can’t be read after record ${records}: its quotation marks do not match, or it was cut off.`
      : `The file is no valid JSON after record ${records}. Download it again: it may have been cut off.`,
  'funders.import-ended-process': 'Importing this file ended the program twice.',
  'funders.import-stopped': 'The import stopped for a reason that is in the log.',
  'funders.invalid-funder': FIELDS,
  'funders.name-required': 'Enter the name of the funder.',
  'funders.name-taken': ({
    funderName,
    charityNumber,
  }: {
    readonly funderName: string
    readonly charityNumber: string | null
  }) =>
    `Another funder is called “${funderName}” already. It has ${charityNumber === null ? 'no charity number' : `the charity number ${charityNumber}`}.`,
  'funders.name-too-long': ({ most }: { readonly most: number }) => `The name may have at most ${most} characters.`,
  'funders.no-register': ({ isText }: { readonly isText: boolean }) =>
    isText
      ? 'This is no register that can be imported. Import grants in the 360Giving standard (JSON or CSV), the tables of charities or of other names of the Charity Commission’s public extract (JSON or text), or tables of Form 990 (JSON or CSV).'
      : 'This is no text file. Import a register as JSON, CSV or tab-separated text.',
  'funders.not-found': 'Funder not found',
  'funders.number-required': 'Enter the charity number.',
  'funders.number-taken': ({
    charityNumber,
    funderName,
  }: {
    readonly charityNumber: string
    readonly funderName: string
  }) => `The charity number ${charityNumber} belongs to another funder: “${funderName}”.`,
  'funders.number-too-long': ({ most }: { readonly most: number }) =>
    `The charity number may have at most ${most} characters.`,
  'funders.spreadsheet':
    'This is a spreadsheet or a packed file. Save the sheet of grants as CSV, or unpack the file, and import that.',
  'funders.imported': ({
    recordsRead,
    fundersAdded,
    fundersChanged,
    recordsSkipped,
  }: {
    readonly recordsRead: number
    readonly fundersAdded: number
    readonly fundersChanged: number
    readonly recordsSkipped: number
  }) =>
    `${recordsRead} records read, ${fundersAdded} funders added, ${fundersChanged} changed, ${recordsSkipped} records left out.`,
  'funders.overview-kept': 'Nothing is known of this funder but its name. The overview stays as it was.',
  'funders.overview-renewed': 'The overview was written anew.',
  'funders.overviews-requested': ({ count }: { readonly count: number }) => `Asked for ${counted(count, 'overview')}.`,
}
