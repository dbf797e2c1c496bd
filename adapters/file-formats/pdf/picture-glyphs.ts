import { isPictureName } from './font-names.ts'

/** Meanings of symbol font characters: tick boxes and bullets. Other symbols are decoration. */
const OPEN_BOXES = new Set([...'oqrpx¨£\u0086', '\uf06f', '\uf071', '\uf072', '\uf070', '\uf0a8', '\uf0a3', '\uf0a1'])
const TICKED_BOXES = new Set(['\uf0fe', '\uf0fd', '\uf078', '\uf052', '\uf054'])
const BULLETS = new Set([
  ...'nlu§·ØvV',
  '\uf0a7',
  '\uf0b7',
  '\uf0d8',
  '\uf06c',
  '\uf06e',
  '\uf076',
  '\uf0fc',
  '\uf075',
  '\uf0a0',
  '\uf02d',
  '\uf0be',
])

const UNICODE_BOXES = /[☐□▢❏❐❑❒◻⬜▫]/u
const UNICODE_TICKED = /[☑☒🗹🗷]/u

/** Replaces symbols by a box, a ticked box, a bullet, or nothing. */
export function withPicturesRead(text: string, fontName: string): string {
  if (isPictureName(fontName))
    return [...text].map((character) => pictureOf(character, /wingdings\s?[23]/i.test(fontName))).join('')
  return [...text]
    .map((character) => (/[\uf000-\uf0ff]/.test(character) ? pictureOf(character, false) : plainOf(character)))
    .join('')
}

function pictureOf(character: string, arrows: boolean): string {
  if (/\s/.test(character) || /[\u2022\u25a0-\u25ff\u2610-\u2612\u2700-\u27bf]/.test(character))
    return plainOf(character)
  if (arrows && character !== '\uf0a3') return ''
  if (OPEN_BOXES.has(character)) return '☐'
  if (TICKED_BOXES.has(character)) return '☑'
  return BULLETS.has(character) ? '•' : ''
}

function plainOf(character: string): string {
  if (UNICODE_BOXES.test(character)) return '☐'
  if (UNICODE_TICKED.test(character)) return '☑'
  return character
}
