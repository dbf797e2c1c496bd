import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { ContentRegisterReader } from '../../../adapters/funder-registers/content-register-reader.ts'
import type { RegisterRecord } from '../../../core/funders/ports.ts'
import { expectError } from '../../support/expect-error.ts'

const reader = new ContentRegisterReader()

/** Pieces of a few bytes: characters and records are cut anywhere. */
function inPieces(text: string | Uint8Array, size = 7) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return async () =>
    (async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    })()
}

async function read(text: string): Promise<{ format: string; publishedOn: string | null; records: RegisterRecord[] }> {
  const open = inPieces(text)
  const { format, source } = await reader.recognise(open)
  const records: RegisterRecord[] = []
  for await (const record of reader.records(open, format)) records.push(record)
  return { format, publishedOn: source.publishedOn, records }
}

function entryOf(record: RegisterRecord | undefined) {
  return record && 'entry' in record ? record.entry : null
}

const GRANT = {
  id: '360G-a-1',
  currency: 'GBP',
  amountAwarded: 24000.5,
  awardDate: '05/06/2014',
  fundingOrganization: [{ id: 'gb-chc-01156077', name: 'Wolfson Foundation' }],
  recipientOrganization: [{ id: '360G-a:org-1', name: 'Ysgol Dinas Brân', addressLocality: 'Llangollen' }],
  grantProgramme: [{ title: 'Education' }],
}

describe('ContentRegisterReader', () => {
  it('reads grants of the 360Giving standard from JSON', async () => {
    const { format, records } = await read(JSON.stringify({ publisher: { name: 'x' }, grants: [GRANT] }))

    expect(format).to.equal('360giving')
    expect(entryOf(records[0])).to.deep.equal({
      identifiers: ['GB-CHC-1156077'],
      name: 'Wolfson Foundation',
      otherNames: [],
      makesFunder: true,
      award: {
        id: '360G-a-1',
        amount: 24000.5,
        currency: 'GBP',
        awardedOn: '2014-06-05',
        programme: 'Education',
        recipient: { identifier: '360G-a:org-1', name: 'Ysgol Dinas Brân' },
        place: 'Llangollen',
      },
    })
  })

  it('reads them from a table with the titles of the standard, and names no people', async () => {
    const { records } = await read(
      'Identifier,Amount Awarded,Currency,Award Date,Funding Org:0:Name,Funding Org:0:Identifier,Beneficiary Location:Name\r\n' +
        'a1,"1,200",gbp,2021-01-26,"A ""B"" Trust",,UK Wide\r\n',
    )

    expect(entryOf(records[0])).to.deep.include({ identifiers: [], name: 'A "B" Trust' })
    expect(entryOf(records[0])?.award).to.deep.include({ amount: 1200, currency: 'GBP', recipient: null })
  })

  it('says what is wrong with a record, and goes on', async () => {
    const wrong = [
      { ...GRANT, amountAwarded: 'a lot' },
      { ...GRANT, fundingOrganization: [{}] },
      { ...GRANT, currency: '£' },
      7,
    ]
    const { records } = await read(JSON.stringify({ grants: [GRANT, ...wrong, GRANT] }))

    expect(records.map((record) => ('problem' in record ? record.problem : 'fine'))).to.deep.equal([
      'fine',
      'The amount awarded is no number.',
      'It does not name the funder.',
      'The currency is no code of three letters, such as GBP.',
      'It does not name the funder.',
      'fine',
    ])
  })

  it('reads the Charity Commission’s extract as JSON with a byte order mark, and as text with tabs', async () => {
    const row = {
      date_of_extract: '2024-09-10T00:00:00',
      registered_charity_number: 210037,
      linked_charity_number: 0,
      charity_name_type: 'Previous name',
      charity_name: 'J R "C" T',
    }
    const json = await read(
      `\uFEFF[${JSON.stringify(row)}\r\n,${JSON.stringify({ ...row, linked_charity_number: 3 })}]`,
    )
    const text = await read(`\uFEFF${Object.keys(row).join('\t')}\r\n${Object.values(row).join('\t')}\r\n`)

    for (const { format, publishedOn, records } of [json, text]) {
      expect({ format, publishedOn }).to.deep.equal({ format: 'charity-commission-names', publishedOn: '2024-09-10' })
      expect(records.map(entryOf)).to.deep.equal([
        {
          identifiers: ['GB-CHC-210037'],
          name: null,
          otherNames: [{ name: 'J R "C" T', kind: 'former' }],
          makesFunder: false,
          award: null,
        },
      ])
    }
  })

  it('reads its main table, and passes linked charities over', async () => {
    const { format, records } = await read(
      'registered_charity_number,linked_charity_number,charity_name\n200051,0,ESMÉE FAIRBAIRN\n200051,1,A LINKED ONE\n,0,X\n',
    )

    expect(format).to.equal('charity-commission-charities')
    expect(records).to.have.length(2)
    expect(entryOf(records[0])).to.deep.include({ identifiers: ['GB-CHC-200051'], makesFunder: true })
    expect(records[1]).to.deep.equal({ problem: 'It has no charity number.' })
  })

  it('reads which charities are registered twice', async () => {
    const { records } = await read(
      'Scottish Charity Number,E&W Charity Number,Charity Name (E&W)\nSC002327,263710,Shelter\n',
    )

    expect(entryOf(records[0])).to.deep.include({
      identifiers: ['GB-CHC-263710', 'GB-SC-SC002327'],
      makesFunder: false,
    })
  })

  it('reads tables of Form 990 as CSV and JSON, and a whole return', async () => {
    const row = {
      OBJECT_ID: '1',
      EIN: '84-6041156',
      NAME: 'SPORTS HALL',
      TAXYR: '2015',
      SI_02_GRANT_US_ORG_EIN: '840427063',
      SI_02_GRANT_US_ORG_AMT_CASH: '57500',
      SI_02_GRANT_US_ORG_PURPOSE: 'PROGRAMS',
    }
    const table = await read(`${Object.keys(row).join()}\n${Object.values(row).join()}\n`)
    const json = await read(JSON.stringify([row]))
    const filers = await read('OBJECT_ID,EIN,NAME\n1,846041156,SPORTS HALL\n')
    const one = await read(
      'object_id,xpath,value\n1,/ReturnHeader/Filer/EIN,846041156\n1,/ReturnHeader/Filer/BusinessName/BusinessNameLine1Txt,SPORTS HALL\n',
    )

    expect(entryOf(table.records[0])?.award).to.deep.include({ amount: 57500, currency: 'USD', awardedOn: '2015' })
    expect(json.records).to.deep.equal(table.records)
    for (const { records } of [table, filers, one])
      expect(entryOf(records[0])).to.deep.include({ identifiers: ['US-EIN-846041156'], name: 'SPORTS HALL' })
    expect([filers.format, one.format]).to.deep.equal(['irs-organisations', 'irs-return'])
  })

  it('refuses what is no register, with a sentence on what can be imported', async () => {
    for (const text of ['', 'Dear all,\nhere are our grants', '[]', '{"a": 1}', '[1,2', 'a,b\n1,2\n']) {
      const error = await expectError(reader.recognise(inPieces(text)), 'unsupported')
      expect(sentenceOfError(error), text).to.include('360Giving')
    }
    const packed = await expectError(reader.recognise(inPieces('PK\u0003\u0004 and so on')), 'unsupported')
    expect(sentenceOfError(packed)).to.include('CSV')
    await expectError(reader.recognise(inPieces(Uint8Array.of(1, 0, 2))), 'unsupported')
  })

  it('tells where a file breaks off', async () => {
    const open = inPieces(`{"grants": [${JSON.stringify(GRANT)}, ${JSON.stringify(GRANT)}, {"id": "360`)
    const { format } = await reader.recognise(open)
    const seen: RegisterRecord[] = []
    const reading = async () => {
      for await (const record of reader.records(open, format)) seen.push(record)
    }

    const error = await expectError(reading(), 'invalid')

    expect(sentenceOfError(error)).to.equal(
      'The file is no valid JSON after record 2. Download it again: it may have been cut off.',
    )
    expect(seen).to.have.length(2)
  })
})
