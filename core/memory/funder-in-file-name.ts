import { YEAR_PATTERN } from '../languages/dates.ts'

const TO_FUNDER = new RegExp(
  String.raw`(?:application|bid|proposal|loi|eoi|enquiry|request|form)\s+(?:to|for)\s+(?:the\s+)?(\p{Lu}.*?)(?:[\s(]+${YEAR_PATTERN}.*|\s+(?:final|draft|v\p{N}+|submitted).*)?$`,
  'iu',
)

/** "Application to Elmsey Foundation 2024.docx" went to Elmsey Foundation; null where the name does not say. */
export function funderInFileName(fileName: string): string | null {
  const name = fileName.replace(/\.[^.]{1,5}$/u, '').replace(/[_.-]+/gu, ' ')
  const funder = TO_FUNDER.exec(name)?.[1]?.trim() ?? ''
  return /^\p{Lu}/u.test(funder) && funder.length > 2 ? funder : null
}
