/** Escapes text for an element or an attribute. Characters that XML 1.0 forbids are removed. */
export function escapeXml(text: string): string {
  return storable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** Removes control characters except tabs and line ends, and unpaired surrogates; lines end with "\n". */
export function storable(text: string): string {
  return text.replace(/\r\n?|\u2028|\u2029|\u0085/gu, '\n').replace(FORBIDDEN, '')
}

/** A numeric character reference, for encodings that lack the character. */
export function characterReference(character: string): string {
  return `&#${character.codePointAt(0)!};`
}
