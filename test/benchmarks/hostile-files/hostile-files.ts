import { strToU8, unzipSync, zipSync } from 'fflate'
import { wordFileOf } from '../generated-documents.ts'
import type { LibraryFile } from '../library.ts'
import { seededNumbers } from '../seeded-text.ts'
import {
  doublingFormsPdf,
  hugePicturePdf,
  nestedGroupsPdf,
  packedTwicePdf,
  swellingContentsPdf,
  type HugePicture,
} from './hostile-pdfs.ts'

const MEGABYTE = 1024 * 1024

const PICTURES: readonly HugePicture[] = [
  { side: 20_000, bits: 1, page: 14_400 },
  { side: 20_000, bits: 1, page: 600 },
  { side: 20_000, bits: 1, page: 14_400, said: 'elsewhere' },
  { side: 20_000, bits: 1, page: 14_400, pages: 40, said: 'elsewhere' },
  { side: 30_000, bits: 1, page: 14_400 },
  { side: 12_000, bits: 8, page: 14_400 },
  { side: 6_300, bits: 8, page: 14_400, pages: 40 },
  { side: 6_300, bits: 1, page: 14_400, pages: 40 },
  { side: 20_000, bits: 8, page: 600, mask: true },
  { side: 1_000, bits: 1, page: 14_400, pages: 40 },
  { side: 25_000, bits: 1, page: 3_000 },
  { side: 15_000, bits: 8, page: 14_400, said: 'elsewhere' },
  { side: 20_000, bits: 1, page: 14_400, pages: 3 },
]

function pdfs(): LibraryFile[] {
  return [
    ...PICTURES.map((picture, index) => ({ name: `picture ${index}.pdf`, bytes: hugePicturePdf(picture) })),
    ...[1, 2, 3, 4].map((seed) => ({ name: `forms ${seed}.pdf`, bytes: doublingFormsPdf(24, String(seed)) })),
    ...[40, 200].map((depth) => ({ name: `groups ${depth}.pdf`, bytes: nestedGroupsPdf(depth, 14_400) })),
    ...[400, 3_000].map((size) => ({ name: `contents ${size}.pdf`, bytes: swellingContentsPdf(size) })),
    { name: 'packed twice.pdf', bytes: packedTwicePdf(1_000) },
  ]
}

/** A Word document with other text; level 1 packs blanks 250 times smaller. */
async function wordFileWith(xml: Uint8Array): Promise<Uint8Array> {
  return zipSync({ ...unzipSync(await wordFileOf([['Hostile']])), 'word/document.xml': xml }, { level: 1 })
}

const inWordBody = (body: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`

async function wordFiles(): Promise<LibraryFile[]> {
  const blanks = (megabytes: number) => new Uint8Array(megabytes * MEGABYTE).fill(32)
  const cell = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'] as const
  const tables = (depth: number) => strToU8(inWordBody(cell[0].repeat(depth) + cell[1].repeat(depth)))
  const runs = strToU8(inWordBody('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(2_000_000)))
  const xmls = [blanks(190), blanks(600), tables(1_000), tables(50_000), runs]
  return Promise.all(xmls.map(async (xml, index) => ({ name: `word ${index}.docx`, bytes: await wordFileWith(xml) })))
}

/** A workbook whose one sheet says this. */
function workbook(sheet: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packageRelation = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageRelation}"><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelation}"><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

function workbooks(): LibraryFile[] {
  const row = (at: number, text: string) =>
    `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>${text}</t></is></c></row>`
  const sheets = [
    `<dimension ref="A1:XFD1048576"/><sheetData>${row(1, 'a')}${row(1_048_576, 'b')}</sheetData>`,
    `<sheetData>${row(1, 'a')}</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`,
    `<sheetData>${row(1, 'a')}</sheetData><mergeCells>${'<mergeCell ref="A1:XFD10000"/>'.repeat(500)}</mergeCells>`,
    `<sheetData>${row(1, 'a').repeat(1_000_000)}</sheetData>`,
  ]
  return sheets.map((sheet, index) => ({ name: `sheet ${index}.xlsx`, bytes: workbook(sheet) }))
}

/** A head that claims a picture of 60,000 by 60,000 pixels. */
function pictures(): LibraryFile[] {
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea60080600000000000000', 'hex')
  const tiff = Buffer.from('49492a00080000000200000104000100000060ea0000010104000100000060ea000000000000', 'hex')
  return [
    { name: 'picture.png', bytes: png },
    { name: 'picture.tiff', bytes: tiff },
    { name: 'a picture as.pdf', bytes: png },
  ]
}

function texts(): LibraryFile[] {
  const next = seededNumbers(7)
  const mix = Array.from({ length: 400_000 }, () => '[]()*_`<>!'[Math.floor(next() * 10)]).join('')
  const many = (piece: string, bytes: number) => Buffer.from(piece.repeat(Math.ceil(bytes / piece.length)))
  const markdown = ['[', '![', '*a ', '[a](', '<', '> '].map((piece, index) => ({
    name: `markdown ${index}.md`,
    bytes: Buffer.concat([Buffer.from('# A\n\n'), many(piece, 400_000)]),
  }))
  return [
    ...markdown,
    { name: 'markdown mixed.md', bytes: Buffer.from(`# A\n\n${mix}`) },
    { name: 'newlines.txt', bytes: Buffer.concat([Buffer.from('a'), many('\n', 10 * MEGABYTE), Buffer.from('b')]) },
    { name: 'blanks.txt', bytes: Buffer.concat([Buffer.from('a'), many('\u00a0', 5 * MEGABYTE), Buffer.from('b')]) },
    { name: 'nested.html', bytes: Buffer.from(`<!doctype html><html><body>${'<div>'.repeat(100_000)}a`) },
    {
      name: 'nested tables.html',
      bytes: Buffer.from(`<!doctype html><html><body>${'<table><tr><td>'.repeat(50_000)}a`),
    },
    { name: 'nested.json', bytes: many('[', MEGABYTE) },
    { name: 'nested objects.json', bytes: many('{"a":', MEGABYTE) },
    { name: 'rows.csv', bytes: many('a,b\n', 6 * MEGABYTE) },
    { name: 'groups.rtf', bytes: Buffer.concat([Buffer.from('{\\rtf1 '), many('{\\b ', 4 * MEGABYTE)]) },
    { name: 'one line.txt', bytes: many('word ', 30 * MEGABYTE) },
    { name: 'letters.txt', bytes: many('a', 15 * MEGABYTE) },
    { name: 'commas.csv', bytes: many(',', 5 * MEGABYTE) },
    { name: 'quotes.csv', bytes: Buffer.from(`a,b\n"${'""'.repeat(2 * MEGABYTE)}`) },
  ]
}

/** More than 50 files made to take a reader's memory or time. */
export async function hostileFiles(): Promise<LibraryFile[]> {
  return [...pdfs(), ...(await wordFiles()), ...workbooks(), ...pictures(), ...texts()]
}
