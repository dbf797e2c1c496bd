import type { LanguageWords } from './language-words.ts'

/** A farewell and those who sign: no more lines than these. */
const LINES_OF_SENDER = 6
const LONGEST_GREETING = 80

/** The text with blanks where a letter greets its reader, takes leave and names its sender. */
export function lettersCore(text: string, { greetings, farewells }: LanguageWords): string {
  let sender = 0
  const lines = text.split('\n').map((line) => {
    if (farewells.test(line) && line.length <= LONGEST_GREETING) sender = LINES_OF_SENDER
    else if (sender > 0) sender--
    const isGreeting =
      greetings.test(line) && line.length <= LONGEST_GREETING && /[,:!]?\s*$/u.test(line) && !/[.?]\s*\S/u.test(line)
    return sender > 0 || isGreeting ? ' '.repeat(line.length) : line
  })
  return lines.join('\n')
}
