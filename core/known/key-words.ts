/** Splits a camel-case key into words for prompts and sources: `yearEnd` is "Year end", `income2024` "Income 2024". */
export function keyWords(key: string): string {
  const words = key.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
