import { strFromU8, unzipSync } from 'fflate'

interface SourceFile {
  readonly bytes: Uint8Array
}

/** The text of a plain file as it stands. */
export async function rereadText({ bytes }: SourceFile): Promise<string> {
  return strFromU8(bytes)
}

/** The text of a page without its tags and scripts, with the values of its fields. */
export async function rereadHtml({ bytes }: SourceFile): Promise<string> {
  const shown = strFromU8(bytes).replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
  return decoded(shown.replace(/<input\b[^>]*\bvalue="([^"]*)"[^>]*>/gi, ' $1 ').replace(/<[^>]*>/g, ' '))
}

/** The text of an OpenDocument text in the order of its source; notes at the end of the page are left out. */
export async function rereadOdt({ bytes }: SourceFile): Promise<string> {
  const content = strFromU8(unzipSync(bytes)['content.xml']!)
  const shown = content.replace(
    /<text:note\b[\s\S]*?<\/text:note>|<office:annotation\b[\s\S]*?<\/office:annotation>/g,
    ' ',
  )
  return decoded(shown.replace(/<text:(?:s|tab|line-break)\b[^>]*>|<\/text:[ph]>/g, ' ').replace(/<[^>]*>/g, ''))
}

/** The text of the cells of all sheets, row by row. */
export async function rereadXlsx({ bytes }: SourceFile): Promise<string> {
  const parts = unzipSync(bytes)
  const strings = elementsIn('si', textOf(parts['xl/sharedStrings.xml'])).map(wordsOf)
  const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
  return sheets
    .flatMap((name) => elementsIn('c', textOf(parts[name])))
    .map((cell) => cellText(cell, strings))
    .join('\n')
}

function cellText(cell: string, strings: readonly string[]): string {
  const value = elementsIn('v', cell).map(wordsOf).join('')
  if (/^<c\b[^>]*\bt="s"/.test(cell)) return strings[Number(value)] ?? ''
  return /^<c\b[^>]*\bt="inlineStr"/.test(cell) ? wordsOf(cell) : value
}

function textOf(part: Uint8Array | undefined): string {
  return part === undefined ? '' : strFromU8(part)
}

function elementsIn(name: string, xml: string): string[] {
  return xml.match(new RegExp(`<${name}(?:\\s[^>]*)?(?<!/)>[\\s\\S]*?</${name}>`, 'g')) ?? []
}

function wordsOf(xml: string): string {
  return decoded(xml.replace(/<[^>]*>/g, ''))
}

function decoded(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(nbsp|lt|gt|quot|apos);/g, ' ')
    .replaceAll('&amp;', '&')
}
