/** The line that a model leaves under a section: in italics, and names what the section rests on. */
const LINE = /(?:^|\n+)\*[^*\n]+: ([^\n]+)\*(?=\n|$)/gu
const ESCAPE = /\\(?=[\\`*_{}[\]<>#|~])/gu

/** The text without lines that name its sources under their sections: a file that goes out names each once at its end, or none. */
export function withoutSourceLines(markdown: string, sources: readonly { readonly fileName: string }[]): string {
  const isOnSources = (line: string) => sources.some(({ fileName }) => line.includes(fileName))
  return markdown.replace(LINE, (line, named: string) => (isOnSources(named.replace(ESCAPE, '')) ? '' : line))
}
