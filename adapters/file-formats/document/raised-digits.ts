const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Writes digits as superscripts: 10³ is not 103, and a note mark is not part of the amount before it. */
export function raisedDigits(text: string): string {
  return text.replace(/\d/gu, (digit) => RAISED[Number(digit)]!)
}
