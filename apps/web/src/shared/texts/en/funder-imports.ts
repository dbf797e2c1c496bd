import type { FunderImport } from '../../../../../../adapters/http-contract/funders.ts'

const states: Readonly<Record<FunderImport['state'], string>> = {
  queued: 'Waiting',
  running: 'Reading',
  completed: 'Completed',
  failed: 'Failed',
  interrupted: 'Cut off',
}

const formats: Readonly<Record<FunderImport['format'], string>> = {
  '360giving': '360Giving grants',
  'charity-commission-charities': 'Charity Commission: charities',
  'charity-commission-names': 'Charity Commission: other names',
  'dual-registrations': 'Charities in two registers',
  'irs-grants': 'IRS grants',
  'irs-organisations': 'IRS organisations',
  'irs-return': 'IRS return',
}

/** Texts about the import of registers. */
export const funderImports = {
  title: 'Import funders',
  intro: 'Funders and their awards from public registers, each with where it comes from and under which licence.',
  back: 'Back to the funders',
  choose: 'Choose a file',
  chosen: 'The file to be imported:',
  drop: 'Drop the file of a register here, or',
  release: 'Let go to choose the file',
  start: 'Start import',
  started: (name: string) => `“${name}” is being imported. You may leave this page.`,
  failed: 'The file was not imported.',
  formatsTitle: 'Which files can be imported',
  formats: [
    '360Giving: the grants that a funder publishes, as JSON or as a CSV table.',
    'Charity Commission for England and Wales: the public extract of charities and of their other names, as JSON or as tab-separated text.',
    'Charities in two registers, such as in England and in Scotland: a CSV table of both numbers.',
    'IRS form 990: organisations, their grants, or whole returns, as JSON or CSV.',
  ],
  formatsNote:
    'The format is recognised by the content. Funders are matched by charity number, then by name. The same file can be imported again: nothing is counted twice, and an interrupted import continues where it stopped.',
  sourceTitle: 'Where the file comes from',
  sourceNote: 'Only what the file does not say itself. It is cited with all that the file brings in.',
  source: {
    title: 'Title of the publication',
    url: 'Address of the publication',
    licence: 'Licence',
    publishedOn: 'Date of publication',
  },
  listTitle: 'Imports',
  none: 'Nothing has been imported yet.',
  file: 'File',
  state: 'State',
  states,
  read: 'Records read',
  added: 'Funders added',
  changed: 'Funders changed',
  skipped: 'Records left out',
  licence: 'Licence',
  noLicence: 'Not known',
  begun: 'Begun',
  problems: 'Why records were left out',
  formatNames: formats,
  sending: (part: string) => `${part}% sent`,
  link: 'Import registers',
}
