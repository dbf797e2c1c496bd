import type { ToldText } from '../../../core/proposals/answer/told-text.ts'
/** Puts other people's text between tags; the text can neither close nor open a tag. */
export function asData(tag: string, text: string, attributes: Readonly<Record<string, string>> = {}): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replace(/["<>\n]/g, ' ')}"`)
  return `<${tag}${named.join('')}>\n${text.replace(/<(?=[/!\p{L}])/gu, '&lt;')}\n</${tag}>`
}

/** Confirmed facts of the profile and texts of the brief. */
export function toldData(told: readonly ToldText[] = []): string[] {
  return told.map(({ text, fileName, heading }) => asData('told_by_the_charity', text, { from: heading ?? fileName }))
}
