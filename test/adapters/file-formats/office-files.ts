import { strToU8, zipSync } from 'fflate'

const OOXML = 'application/vnd.openxmlformats-officedocument.'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export type Parts = Readonly<Record<string, string>>

function zip(parts: Parts): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

function contentTypes(main: string): string {
  return `<Types><Override PartName="/main" ContentType="${OOXML}${main}.main+xml"/></Types>`
}

export function relations(targets: Readonly<Record<string, readonly [type: string, target: string]>>): string {
  const items = Object.entries(targets).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  )
  return `<Relationships>${items.join('')}</Relationships>`
}

/** A Word document with the given XML in its body. */
export function docx(body: string, parts: Parts = {}): Uint8Array {
  const document = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>`
  return zip({
    '[Content_Types].xml': contentTypes('wordprocessingml.document'),
    'word/document.xml': document,
    ...parts,
  })
}

/** A paragraph of a Word document. */
export function p(text: string, properties = '', runProperties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${runProperties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`
}

export function odt(body: string, parts: Parts = {}): Uint8Array {
  const content = `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`
  return zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content, ...parts })
}

/** A workbook of sheets by name, each given as the XML of its rows. */
export function xlsx(sheets: Parts, { strings = '', styles = '', workbook = '' } = {}): Uint8Array {
  const names = Object.keys(sheets)
  const list = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')
  const targets = names.map((_, i) => [`rId${i + 1}`, ['worksheet', `worksheets/s${i + 1}.xml`]] as const)
  const parts = names.map((name, i) => [
    `xl/worksheets/s${i + 1}.xml`,
    `<worksheet><sheetData>${sheets[name]!}</sheetData></worksheet>`,
  ])
  return zip({
    '[Content_Types].xml': contentTypes('spreadsheetml.sheet'),
    '_rels/.rels': relations({ a: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/workbook.xml': `<workbook>${workbook}<sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      ...Object.fromEntries(targets),
      strings: ['sharedStrings', 'sharedStrings.xml'],
      styles: ['styles', 'styles.xml'],
    }),
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    ...(Object.fromEntries(parts) as Parts),
  })
}

/** A presentation of slides, each given as the XML of its shapes, with the notes of some. */
export function pptx(
  slides: readonly string[],
  notes: Readonly<Record<number, string>> = {},
  more: Readonly<Record<string, string>> = {},
): Uint8Array {
  const ids = slides.map((_, i) => `<p:sldId id="${256 + i}" r:id="rId${i + 1}"/>`).join('')
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes('presentationml.presentation'),
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      Object.fromEntries(slides.map((_, i) => [`rId${i + 1}`, ['slide', `slides/s${i + 1}.xml`]])),
    ),
  }
  slides.forEach((shapes, i) => (parts[`ppt/slides/s${i + 1}.xml`] = `<p:sld>${shapes}</p:sld>`))
  for (const [slide, shapes] of Object.entries(notes)) {
    parts[`ppt/notesSlides/n${slide}.xml`] = `<p:notes>${shapes}</p:notes>`
    parts[`ppt/slides/_rels/s${slide}.xml.rels`] = relations({ n: ['notesSlide', `../notesSlides/n${slide}.xml`] })
  }
  return zip({ ...parts, ...more })
}

export function shape(placeholder: string, ...paragraphs: string[]): string {
  const text = paragraphs.map((paragraph) => `<a:p><a:r><a:t>${paragraph}</a:t></a:r></a:p>`).join('')
  return `<p:sp><p:nvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:txBody>${text}</p:txBody></p:sp>`
}
