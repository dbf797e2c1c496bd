const LIGATURES: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
}

const UNCLEAN = /[^\x21-\x7e\u00ae-\u167f\u2010-\u2027\u2030-\u205e\u2070-\u2fff\u3001-\ud7ff ]| {2}|^ | $/

/** Folds white space; takes out soft hyphens, invisible and control characters; writes ligatures as letters. */
export function cleanText(text: string): string {
  if (!UNCLEAN.test(text)) return text
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffe\uffff]/g, '')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature]!)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
