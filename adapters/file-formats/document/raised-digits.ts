const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Text with its digits as signs of their own: 10³ is not 103, nor is the mark of a note a part of the amount before it. */
export function raisedDigits(text: string): string {
  return text.replace(/\d/gu, (digit) => RAISED[Number(digit)]!)
}
