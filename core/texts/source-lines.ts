/** The line in italics in which a model lists the sources of a section. */
const LINE = /(?:^|\n+)\*[^*\n]+: ([^\n]+)\*(?=\n|$)/gu
const ESCAPE = /\\(?=[\\`*_{}[\]<>#|~])/gu

/** Removes the source lines under sections: a downloaded file lists each source once at its end, or none. */
export function withoutSourceLines(markdown: string, sources: readonly { readonly fileName: string }[]): string {
  const isOnSources = (line: string) => sources.some(({ fileName }) => line.includes(fileName))
  return markdown.replace(LINE, (line, named: string) => (isOnSources(named.replace(ESCAPE, '')) ? '' : line))
}
