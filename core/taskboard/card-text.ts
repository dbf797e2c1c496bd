import type { CardLimits, CardText } from './ports/task-board.ts'

export interface CardContent {
  readonly question: string
  /** Simple Markdown; null if there is none. */
  readonly answer: string | null
  readonly application: string
  /** Address of the question. */
  readonly link: string
}

const NAME_CUT = ' …'
const DESCRIPTION_CUT = '\n\n*… cut here: the rest stands in the application.*'

/** The link comes first, so that cutting the text never removes it. */
export function cardText({ question, answer, application, link }: CardContent, limits: CardLimits): CardText {
  const parts = [
    `[${plain(oneLine(application))}](${link})`,
    '## Question',
    plain(question.trim()),
    '## Answer',
    answer?.trim() || '*No answer provided*',
  ]
  return {
    name: cut(oneLine(question), limits.name, NAME_CUT),
    description: cut(parts.join('\n\n'), limits.description, DESCRIPTION_CUT),
  }
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** Escapes Markdown characters: anywhere in a line, or only at its beginning. */
function plain(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/^(\s*)([#+-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2')
}

/** Cuts to at most `limit` UTF-16 code units, without splitting a character or an escape. */
function cut(text: string, limit: number, mark: string): string {
  if (text.length <= limit) return text
  const kept = text.slice(0, limit - mark.length).replace(/[\uD800-\uDBFF]$/, '')
  const backslashes = /\\*$/.exec(kept)?.[0].length ?? 0
  return `${kept.slice(0, kept.length - (backslashes % 2)).trimEnd()}${mark}`
}
