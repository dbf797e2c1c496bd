const FIGURE = /[$£€]\s?\p{N}|(?<!\p{N}|\p{L})(?!(?:19|20)\p{N}{2}(?!\p{N}))\p{N}[\p{N}.,]*\s?(?:%|\p{L})/u

/** Whether a text says how much or how many; a year alone is no figure. */
export function hasFigure(text: string): boolean {
  return FIGURE.test(text)
}
