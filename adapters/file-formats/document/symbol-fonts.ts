/**
 * Characters that symbol fonts draw for their codes. Files store the code, often moved to U+F0xx, not the character.
 * The tables cover the characters of Adobe's Symbol and Microsoft's Wingdings and Webdings that documents use.
 */
const EMPTY_BOX = '☐'
const TICKED_BOX = '☒'

const SYMBOL: ReadonlyMap<number, string> = new Map([
  ...signs(0x41, 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'),
  ...signs(0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'),
  ...signs(0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'),
  ...signs(0xd2, '®©™∏√'),
])

const WINGDINGS: ReadonlyMap<number, string> = new Map([
  ...[0x6f, 0x71, 0x72, 0x70, 0xa8].map((code) => [code, EMPTY_BOX] as const),
  ...[0x78, 0xfd, 0xfe].map((code) => [code, TICKED_BOX] as const),
  ...signs(0xfb, '✗✓'),
  ...signs(0xdf, '←→↑↓'),
  [0x6c, '●'],
  [0x6e, '■'],
  [0x76, '❖'],
  [0xa7, '▪'],
  [0xd8, '➢'],
])

const WINGDINGS_2: ReadonlyMap<number, string> = new Map([
  ...[0x2a, 0x30, 0xa3].map((code) => [code, EMPTY_BOX] as const),
  ...[0x51, 0x52, 0x53, 0x54].map((code) => [code, TICKED_BOX] as const),
  ...signs(0x4f, '✗✓'),
])

const WEBDINGS: ReadonlyMap<number, string> = new Map([
  [0x61, '✓'],
  [0x63, EMPTY_BOX],
  [0x67, '■'],
  [0x6e, '●'],
  [0x72, '✗'],
])

const FONTS: readonly (readonly [RegExp, ReadonlyMap<number, string>])[] = [
  [/^wingdings ?2$/i, WINGDINGS_2],
  [/^wingdings$/i, WINGDINGS],
  [/^webdings$/i, WEBDINGS],
  [/^symbol$/i, SYMBOL],
]

function signs(from: number, text: string): (readonly [number, string])[] {
  return [...text].map((sign, at) => [from + at, sign] as const)
}

/** Character that a font draws for a code; null if it is not a symbol font, or the code is unknown. */
export function signOf(font: string | null, code: number): string | null {
  const drawn = FONTS.find(([name]) => name.test(font?.trim() ?? ''))?.[1]
  return drawn?.get(code & 0xff) ?? null
}

/** Text with the characters that a symbol font draws; unchanged for other fonts. */
export function drawnText(text: string, font: string | null): string {
  if (font === null || !FONTS.some(([name]) => name.test(font.trim()))) return text
  return [...text].map((sign) => signOf(font, sign.codePointAt(0)!) ?? sign).join('')
}

/** Whether a bullet is an empty box to tick. */
export function isEmptyBox(sign: string): boolean {
  return /^[☐□▢❏❐❑❒◻]$/u.test(sign)
}
