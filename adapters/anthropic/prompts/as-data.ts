/** Text of others between tags, which it can neither close nor open. */
export function asData(tag: string, text: string, attributes: Readonly<Record<string, string>> = {}): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replace(/["<>\n]/g, ' ')}"`)
  return `<${tag}${named.join('')}>\n${text.replace(/<(?=[/!\p{L}])/gu, '&lt;')}\n</${tag}>`
}
