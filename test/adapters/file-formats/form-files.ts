import { strToU8, zipSync } from 'fflate'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const W14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"'

/** The bytes of an office file with these parts. */
export function zipOf(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

/** A Word file with this content of the body, and further parts if given. */
export function docxOf(body: string, parts: Record<string, string> = {}): Uint8Array {
  return zipOf({
    '[Content_Types].xml':
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': `<w:document ${W} ${W14}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${W}>
      <w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>
      <w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Our Heading"/><w:basedOn w:val="Heading1"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
      <w:style w:type="paragraph" w:styleId="Derived"><w:name w:val="Derived"/><w:basedOn w:val="Heading1"/><w:rPr><w:i/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>
      <w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style></w:styles>`,
    ...parts,
  })
}

export function numberingOf(levels: string): Record<string, string> {
  return {
    'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  }
}

/** A Word paragraph; `properties` is XML for its w:pPr. */
export function p(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`
}

export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
}

/** A Word table; each cell is XML of its content, with its properties if it has any. */
export function table(rows: readonly (readonly string[])[]): string {
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.join('')}</w:tr>`).join('')}</w:tbl>`
}

export function tc(content: string, properties = ''): string {
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
}

const ODF = ['office', 'text', 'table', 'style', 'fo']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')

/** An OpenDocument text with this content and these automatic styles. */
export function odtOf(body: string, styles = '', parts: Record<string, string> = {}): Uint8Array {
  return zipOf({
    ...parts,
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content ${ODF}><office:automatic-styles>${styles}</office:automatic-styles>
      <office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  })
}

export interface SheetXml {
  readonly name: string
  readonly rows: string
  readonly more?: string
  readonly state?: string
}

/** A workbook of sheets whose rows are given as XML; style 1 is bold, style 2 has a border. */
export function xlsxOf(sheets: readonly SheetXml[]): Uint8Array {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="r"'
  const files = sheets.map(({ rows, more = '' }, index): [string, string] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet ${main}><sheetData>${rows}</sheetData>${more}</worksheet>`,
  ])
  return zipOf({
    '[Content_Types].xml':
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml': `<workbook ${main}><sheets>${sheets
      .map(({ name, state = 'visible' }, index) => `<sheet name="${name}" state="${state}" r:id="r${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, index) => `<Relationship Id="r${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><fonts><font/><font><b/></font></fonts>
      <borders><border/><border><bottom style="thin"/></border></borders>
      <cellXfs><xf fontId="0" borderId="0"/><xf fontId="1" borderId="0"/><xf fontId="0" borderId="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(files),
  })
}

/** A cell of a sheet with inline text; without text an empty one. */
export function c(reference: string, text = '', style = 0): string {
  if (text === '') return `<c r="${reference}" s="${style}"/>`
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`
}
