/** Control characters but tab and line ends, and non-characters: XML 1.0 does not allow them and Word refuses to open them. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** The text without what a Word document can't hold. */
export function clean(text: string): string {
  return text.replace(FORBIDDEN, '')
}
