export interface FunderReasons {
  'funders.broken-register': { readonly records: number; readonly format: 'table' | 'JSON' }
  'funders.import-ended-process': null
  'funders.import-stopped': null
  'funders.invalid-funder': null
  'funders.name-required': null
  'funders.name-taken': { readonly funderName: string; readonly charityNumber: string | null }
  'funders.name-too-long': { readonly most: number }
  'funders.no-register': { readonly isText: boolean }
  'funders.not-found': null
  'funders.number-required': null
  'funders.number-taken': { readonly charityNumber: string; readonly funderName: string }
  'funders.number-too-long': { readonly most: number }
  'funders.spreadsheet': null
  'funders.imported': {
    readonly recordsRead: number
    readonly fundersAdded: number
    readonly fundersChanged: number
    readonly recordsSkipped: number
  }
  'funders.overview-kept': null
  'funders.overview-renewed': null
  'funders.overviews-requested': { readonly count: number }
}
