/** Text as the content of an element or of an attribute. Characters that XML 1.0 does not allow are left out. */
export function escapeXml(text: string): string {
  return storable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** Text without control characters but tabs and line ends, and without halves of surrogate pairs; lines end with "\n". */
export function storable(text: string): string {
  return text.replace(/\r\n?|\u2028|\u2029|\u0085/gu, '\n').replace(FORBIDDEN, '')
}

/** A character as a numeric reference: for encodings that lack it. */
export function characterReference(character: string): string {
  return `&#${character.codePointAt(0)!};`
}
