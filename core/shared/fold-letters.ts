/** Soft hyphens, zero-width and direction marks, which are frequent in extracted PDF text and invisible to readers. */
export const INVISIBLE = '\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\uFEFF'
export const UNSEEN = new RegExp(`[${INVISIBLE}]+`, 'gu')

const ASCII = /^[ -~]*$/
/** Accents, Hebrew points and Arabic vowel signs, but not vowels of Indian scripts, which are letters. */
const ACCENTS = /(?![\u3099\u309A])[\p{Script=Inherited}\p{Script=Hebrew}]/gu
const MARK = /\p{M}/u
/** Letters that Unicode does not decompose, the Arabic tatweel, and letters used as apostrophes. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
  '\u0640': '',
  ʻ: '',
  ʼ: '',
  ʹ: '',
}
const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g')

/**
 * Normalises text for comparison: lower case, without accents, points and invisible characters, every letter in its
 * plain form.
 */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  const lower = text.toLowerCase()
  const bare = lower.normalize('NFD').replace(ACCENTS, withoutMark).normalize('NFC')
  return bare.replace(UNSEEN, '').replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
}

function withoutMark(letter: string): string {
  return MARK.test(letter) ? '' : letter
}
