const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title', 'data-label']

/** The names of antd's own icons are English in all its languages. */
const NOT_READ = 'style, script, [aria-hidden="true"], .anticon'
/** Units are the same everywhere. */
const INTERNATIONAL = /^(kB|MB)$/

function stringsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer]
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(stringsOf) : []
}

function textsIn(element: Element): string[] {
  if (element.matches(NOT_READ)) return []
  const attributes = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return [...attributes, ...own.map(({ textContent }) => textContent ?? ''), ...[...element.children].flatMap(textsIn)]
}

/** The text without the strings in it. */
function without(strings: readonly string[], text: string): string {
  if (strings.some((string) => string.includes(text))) return ''
  const parts = strings.filter((string) => string !== '' && text.includes(string))
  return parts.sort((a, b) => b.length - a.length).reduce((rest, part) => rest.replaceAll(part, ''), text)
}

/**
 * The texts of the page, titles and names included, in which words in Latin letters are left that are not the server's.
 *
 * @param answers of the server, as JSON.
 * @param known what else stands on the page as it is.
 */
export function englishLeft(answers: readonly string[], known: readonly string[]): string[] {
  const strings = [...answers.flatMap((answer) => stringsOf(JSON.parse(answer))), ...known]
  const words = (text: string) => without(strings, text.trim()).match(/[A-Za-z]{2,}/g) ?? []
  const texts = [document.title, ...textsIn(document.body)]
  return [...new Set(texts.filter((text) => words(text).some((word) => !INTERNATIONAL.test(word))))]
}
