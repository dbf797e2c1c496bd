import { tooLarge } from '../../file-formats/unreadable.ts'

/** Tables within tables come to six elements a level in Word. */
const DEEPEST = 400
const MOST_ELEMENTS = 250_000

const LESS_THAN = 60
const GREATER_THAN = 62
const SLASH = 47

/**
 * Counts the elements of XML and how deep they stand, before a tree is made of them. Throws `unsupported` with a sentence
 * that names the file as `what` where they are more than any form has.
 */
export function boundXml(xml: string, what: string): void {
  let elements = 0
  let depth = 0
  for (let lt = xml.indexOf('<'); lt >= 0; lt = xml.indexOf('<', lt + 1)) {
    const next = xml.charCodeAt(lt + 1)
    if (next === SLASH) depth -= 1
    else if (isNameStart(next)) {
      elements += 1
      if (!closesItself(xml, lt)) depth += 1
    }
    if (elements > MOST_ELEMENTS) throw tooLarge(what, `${MOST_ELEMENTS.toLocaleString('en')} elements`)
    if (depth > DEEPEST) throw tooLarge(what, `${DEEPEST} elements within each other`)
  }
}

function isNameStart(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code > 127
}

function closesItself(xml: string, lt: number): boolean {
  for (let at = lt + 1; at < xml.length; at++) {
    const code = xml.charCodeAt(at)
    if (code === GREATER_THAN) return xml.charCodeAt(at - 1) === SLASH
    if (code === LESS_THAN) return false
  }
  return false
}
