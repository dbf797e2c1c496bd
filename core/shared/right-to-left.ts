const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether part of the text is written from right to left (Hebrew, Arabic and related scripts). */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}
