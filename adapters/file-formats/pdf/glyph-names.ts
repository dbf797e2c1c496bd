import { decodeWindows1252 } from '../decode-text.ts'

/** Combining characters for the accent names in glyph names. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  macron: '\u0304',
  breve: '\u0306',
  dotaccent: '\u0307',
  dieresis: '\u0308',
  ring: '\u030a',
  hungarumlaut: '\u030b',
  caron: '\u030c',
  cedilla: '\u0327',
  commaaccent: '\u0326',
  ogonek: '\u0328',
}

/** Names of single characters, after the Adobe Glyph List. */
const NAMES = new Map(
  (
    'space= |exclam=!|quotedbl="|numbersign=#|dollar=$|percent=%|ampersand=&|quotesingle=\'|parenleft=(|parenright=)|' +
    'asterisk=*|plus=+|comma=,|hyphen=-|period=.|slash=/|zero=0|one=1|two=2|three=3|four=4|five=5|six=6|seven=7|' +
    'eight=8|nine=9|colon=:|semicolon=;|less=<|greater=>|question=?|at=@|bracketleft=[|backslash=\\|bracketright=]|' +
    'asciicircum=^|underscore=_|grave=`|braceleft={|braceright=}|asciitilde=~|quoteleft=‘|quoteright=’|' +
    'quotedblleft=“|quotedblright=”|quotesinglbase=‚|quotedblbase=„|guillemotleft=«|guillemotright=»|' +
    'guilsinglleft=‹|guilsinglright=›|endash=–|emdash=—|bullet=•|ellipsis=…|dagger=†|daggerdbl=‡|section=§|' +
    'paragraph=¶|Euro=€|sterling=£|yen=¥|cent=¢|currency=¤|florin=ƒ|copyright=©|registered=®|trademark=™|degree=°|' +
    'plusminus=±|multiply=×|divide=÷|minus=−|equal==|fraction=⁄|onehalf=½|onequarter=¼|threequarters=¾|' +
    'onesuperior=¹|twosuperior=²|threesuperior=³|ordfeminine=ª|ordmasculine=º|mu=µ|periodcentered=·|' +
    'middot=·|exclamdown=¡|questiondown=¿|brokenbar=¦|logicalnot=¬|perthousand=‰|infinity=∞|notequal=≠|' +
    'lessequal=≤|greaterequal=≥|approxequal=≈|summation=∑|product=∏|radical=√|integral=∫|partialdiff=∂|' +
    'lozenge=◊|arrowright=→|arrowleft=←|arrowup=↑|arrowdown=↓|AE=Æ|ae=æ|OE=Œ|oe=œ|Oslash=Ø|oslash=ø|' +
    'Lslash=Ł|lslash=ł|germandbls=ß|Eth=Ð|eth=ð|Thorn=Þ|thorn=þ|dotlessi=ı|Dcroat=Đ|dcroat=đ|fi=fi|fl=fl|ff=ff|' +
    'ffi=ffi|ffl=ffl|nbspace=\u00a0|nonbreakingspace=\u00a0|sfthyphen=\u00ad|softhyphen=\u00ad|acute=´|' +
    'dieresis=¨|macron=¯|cedilla=¸|circumflex=ˆ|tilde=˜|caron=ˇ|breve=˘|ring=˚|dotaccent=˙|ogonek=˛|bar=|' +
    'Alpha=Α|Beta=Β|Gamma=Γ|Delta=Δ|Omega=Ω|alpha=α|beta=β|gamma=γ|delta=δ|epsilon=ε|theta=θ|lambda=λ|pi=π|' +
    'sigma=σ|omega=ω|figuredash=‒|checkmark=✓|box=□|square=□|filledbox=■|H18533=■|a20=✔|a19=✓'
  )
    .split('|')
    .map((entry): [string, string] => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)])
    .filter(([name]) => name !== ''),
)
NAMES.set('bar', '|')

/** Text for a glyph's name; null for a meaningless name, such as "g12". */
export function textOfGlyph(name: string): string | null {
  const [base = ''] = name.split('.', 1)
  const known = NAMES.get(base)
  if (known !== undefined) return known
  if (/^[A-Za-z]$/.test(base)) return base
  const composed = /^([A-Za-z])([a-z]+)$/.exec(base)
  const accent = composed === null ? undefined : ACCENTS[composed[2]!]
  if (accent !== undefined) return (composed![1]! + accent).normalize('NFC')
  const hex = /^(?:uni([0-9A-F]{4})+|u([0-9A-F]{4,6}))$/.exec(base)
  if (hex !== null) return textOfHex(base)
  if (!base.includes('_')) return null
  const parts = base.split('_').map(textOfGlyph)
  return parts.includes(null) ? null : parts.join('')
}

function textOfHex(name: string): string {
  if (!name.startsWith('uni')) return String.fromCodePoint(Math.min(parseInt(name.slice(1), 16), 0x10ffff))
  return name.slice(3).replace(/.{4}/g, (hex) => String.fromCharCode(parseInt(hex, 16)))
}

const MAC_ROMAN =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ'

const STANDARD_UPPER: Readonly<Record<number, string>> = {
  161: '¡',
  162: '¢',
  163: '£',
  164: '⁄',
  165: '¥',
  166: 'ƒ',
  167: '§',
  168: '¤',
  169: "'",
  170: '“',
  171: '«',
  172: '‹',
  173: '›',
  174: 'fi',
  175: 'fl',
  177: '–',
  178: '†',
  179: '‡',
  180: '·',
  182: '¶',
  183: '•',
  184: '‚',
  185: '„',
  186: '”',
  187: '»',
  188: '…',
  189: '‰',
  191: '¿',
  208: '—',
  225: 'Æ',
  227: 'ª',
  232: 'Ł',
  233: 'Ø',
  234: 'Œ',
  235: 'º',
  241: 'æ',
  245: 'ı',
  248: 'ł',
  249: 'ø',
  250: 'œ',
  251: 'ß',
}

/** The 256 characters of a named encoding; the standard encoding for unknown names. */
export function charactersOf(encoding: string): (string | null)[] {
  const ascii = Array.from({ length: 256 }, (_, code) => (code >= 32 && code < 127 ? String.fromCharCode(code) : null))
  if (encoding === '/WinAnsiEncoding') {
    return ascii.map((char, code) => (code > 127 ? decodeWindows1252(Uint8Array.of(code)) : char))
  }
  if (encoding === '/MacRomanEncoding') return ascii.map((char, code) => (code > 127 ? MAC_ROMAN[code - 128]! : char))
  ascii[39] = '’'
  ascii[96] = '‘'
  return ascii.map((char, code) => STANDARD_UPPER[code] ?? char)
}
