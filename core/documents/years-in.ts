const YEARS = /(?<!\p{N})(?<year>(?:19|20)\p{N}{2})(?:\s?[-–/]\s?(?:(?:19|20)?(?<end>\p{N}{2})))?(?!\p{N})/gu

/** The years that a text names, once each; "2015-16" and "2015/2016" name two. */
export function yearsIn(text: string): number[] {
  const years = [...text.matchAll(YEARS)].flatMap(({ groups }) => {
    const year = Number(groups?.['year'])
    const end = Math.floor(year / 100) * 100 + Number(groups?.['end'])
    return end === year + 1 ? [year, end] : [year]
  })
  return [...new Set(years)]
}
