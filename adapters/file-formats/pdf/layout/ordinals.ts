/** A bullet, or a printed ordinal without its closing mark, before an item's text. */
export interface Marker {
  readonly bullet: string | null
  readonly number: string | null
  /** The marker as printed, with the following space. */
  readonly printed: string
}

const BULLET = /^([•◦▪▫■□●○◆◇►▶➢➤✓✔✦‣⁃∙·*»−–—-]|o(?=\s))\s*(?=\S)/u
const ROMAN = '(?:x{0,2}(?:ix|iv|v?i{1,3}|v|x))'
const PREFIX = '(?:(?:Q|Qu|Question|Frage|Pregunta|Pergunta|Vraag|Domanda)\\s?\\.?\\s?)'
const DOTTED = '\\d{1,2}(?:\\.\\d{1,2}){1,3}'
const ORDINALS: readonly RegExp[] = [
  // Q4, Question 4a:
  new RegExp(`^(${PREFIX}\\d{1,2}(?:\\.\\d{1,2})*[a-z]?)\\b\\s?[.):\\]–-]*\\s*(?=\\S)`, 'u'),
  // 5a–5d.
  /^(\d{1,2}[a-z]?\s?[–-]\s?\d{0,2}[a-z])[.):]+\s*(?=\S)/u,
  // (a)  (ii)  (3)
  new RegExp(`^\\((\\d{1,2}[a-z]?|[a-zA-Z]|${ROMAN})\\)\\.?\\s*(?=\\S)`, 'u'),
  // 1.10  2.3.1  1.1a
  new RegExp(`^(${DOTTED}[a-z]?)(?:[.):]+\\s*|\\s+)(?=[^\\d%\\s])`, 'u'),
  // 3a.  3a)  3a Name
  /^(\d{1,2}\s?[a-z])(?:[.):]+\s*|\s+)(?=[\p{Lu}\p{Lt}(„“"'‘¿¡])/u,
  // B2.  A.1  A1) Name
  /^([A-Z]\.?\d{1,2}(?:\.\d{1,2})*[a-z]?)(?:[.):]+\s*|\s+)(?=[\p{Lu}(„“"'‘¿¡])/u,
  // 3.  3)  3.)  3:
  /^(\d{1,3})(?:[.):]+\s*|\s?[–-]\s+)(?=[^\d\s%])/u,
  // a)  B.  c.
  /^([a-zA-Z])(?:\)|\.\)|\.(?=\s))\s*(?=\S)/u,
  // ii.  IV)
  new RegExp(`^(${ROMAN})[.)]+\\s+(?=\\S)`, 'iu'),
]
/** Ordinals without closing marks, accepted only before a wide space. */
const BARE = /^(\d{1,2}[a-z]?|[A-Z]\d{0,2})$/u

/** The marker at the start of a line with text after it. */
export function markerOf(text: string): Marker | null {
  const bullet = BULLET.exec(text)
  if (bullet && (bullet[1] !== 'o' || text.length > 2) && !/^[-–—−]\d/.test(text)) {
    return { bullet: bullet[1] ?? '', number: null, printed: bullet[0] }
  }
  for (const pattern of ORDINALS) {
    const found = pattern.exec(text)
    if (found?.[1]) return { bullet: null, number: found[1].replace(/\s+/g, ' ').trim(), printed: found[0] }
  }
  return null
}

/** A marker printed separately from the text after it. */
export function loneMarkerOf(text: string): Marker | null {
  const bare = BARE.exec(text)
  if (bare?.[1]) return { bullet: null, number: bare[1], printed: text }
  const marker = markerOf(`${text} X`)
  return marker && marker.printed.trim() === text.trim() ? { ...marker, printed: text } : null
}
