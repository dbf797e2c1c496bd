import { openZip, type Zip } from '../file-formats/open-zip.ts'
import { broken } from '../file-formats/unreadable.ts'
import { formatNumber } from './number-format.ts'
import { relationsOf } from './package-relations.ts'
import { attributeOf, scanXml } from './scan-xml.ts'
import { TextBlocks, type FormatText } from '../file-formats/document/text-blocks.ts'
import { readCellFormats } from './xlsx-styles.ts'

const WHAT = 'Excel workbook'

/** Reads each visible sheet: its name as a heading, its rows with numbers and dates as shown. */
export function readXlsxText(bytes: Uint8Array): FormatText {
  const zip = openZip(bytes, WHAT)
  const main = relationsOf(zip, '').find((relation) => relation.type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const relations = relationsOf(zip, main)
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.target ?? ''
  const { sheets, uses1904 } = readWorkbook(zip, main)
  if (sheets.length === 0) throw broken(WHAT)
  const strings = readSharedStrings(zip.readText(partOf('sharedStrings')))
  const formats = readCellFormats(zip.readText(partOf('styles')))
  const blocks = new TextBlocks(WHAT)
  const targets = new Map(relations.map(({ id, target }) => [id, target]))
  const read = new Set<string>()
  for (const sheet of sheets) {
    const target = targets.get(sheet.relationId) ?? ''
    if (read.has(target)) continue
    read.add(target)
    const scan = new SheetScan(sheet.name, blocks, strings, formats, uses1904)
    scanXml(zip.readText(target) ?? '', scan)
  }
  return { pageCount: null, blocks: blocks.list() }
}

interface Sheet {
  readonly name: string
  readonly relationId: string
}

function readWorkbook(zip: Zip, main: string): { sheets: Sheet[]; uses1904: boolean } {
  const sheets: Sheet[] = []
  let uses1904 = false
  scanXml(zip.readText(main) ?? '', {
    open(name, tag) {
      if (name === 'workbookPr') uses1904 = /^(1|true)$/.test(attributeOf(tag, 'date1904') ?? '')
      if (name !== 'sheet' || (attributeOf(tag, 'state') ?? 'visible') !== 'visible') return
      const relationId = /\s\w+:id\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? ''
      sheets.push({ name: attributeOf(tag, 'name') ?? '', relationId })
    },
    close() {},
    text() {},
  })
  return { sheets, uses1904 }
}

function readSharedStrings(xml: string | null): string[] {
  const strings: string[] = []
  let inText = false
  let phonetic = false
  scanXml(xml ?? '', {
    open(name) {
      if (name === 'si') strings.push('')
      else if (name === 't') inText = true
      else if (name === 'rPh') phonetic = true
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') phonetic = false
    },
    text(text) {
      if (inText && !phonetic && strings.length > 0) strings[strings.length - 1] += text
    },
  })
  return strings
}

class SheetScan {
  private cells: string[] = []
  private type = 'n'
  private format = ''
  private value = ''
  private inValue = false
  private named = false

  constructor(
    private readonly name: string,
    private readonly blocks: TextBlocks,
    private readonly strings: readonly string[],
    private readonly formats: readonly string[],
    private readonly uses1904: boolean,
  ) {}

  open(name: string, tag: string): void {
    if (name === 'row') this.cells = []
    else if (name === 'v' || name === 't') this.inValue = true
    else if (name === 'c') {
      this.type = attributeOf(tag, 't') ?? 'n'
      this.format = this.formats[Number(attributeOf(tag, 's') ?? 0)] ?? ''
      this.value = ''
    }
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.inValue = false
    else if (name === 'c') this.endCell()
    else if (name === 'row') this.endRow()
  }

  text(text: string): void {
    if (this.inValue) this.value += text
  }

  private endCell(): void {
    const text = this.shown()
    if (text.trim() !== '') this.cells.push(text)
    this.value = ''
  }

  private shown(): string {
    if (this.value === '' || this.type === 'e') return ''
    if (this.type === 's') return this.strings[Number(this.value)] ?? ''
    if (this.type === 'b') return this.value === '1' ? 'TRUE' : 'FALSE'
    const number = Number(this.value)
    return this.type === 'n' && !Number.isNaN(number) ? formatNumber(number, this.format, this.uses1904) : this.value
  }

  private endRow(): void {
    if (this.cells.length === 0) return
    if (!this.named) this.blocks.heading(1, this.name)
    this.named = true
    this.blocks.tableRow(this.cells)
  }
}
