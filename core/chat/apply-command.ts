import { textOfPart, withPart, type AnswerPart } from '../proposals/answer-part.ts'
import type { ChatCommand } from './chat-command.ts'
import type { ChatReply } from './chat-replies.ts'
import { renameOrganisation } from './rename-organisation.ts'
import { replaceFigure } from './replace-figure.ts'
import { replaceWords } from './replace-words.ts'

export interface CommandContext {
  /** Empty where there is no answer yet. */
  readonly text: string
  /** The part of the answer that the command is about; null for all of it. */
  readonly part: AnswerPart | null
  /** What is known of the organisation. */
  readonly known: string
  readonly funderName: string | null
}

/** The answer after a command, null where it stays, and what the chat says of it. */
export interface Applied {
  readonly text: string | null
  readonly reply: ChatReply
}

type TextCommand = Exclude<ChatCommand, { kind: 'undo' }>

/** Null where the command says too little to be carried out word for word: then it is a request for a writer. */
export function applyCommand(command: TextCommand, { text, part, ...about }: CommandContext): Applied | null {
  const whole = part ?? { start: 0, end: text.length }
  const applied = text === '' ? begin(command) : change(command, textOfPart(text, whole), part !== null, about)
  if (applied === null || applied.text === null) return applied
  const changed = withPart(text, command.kind === 'cut' ? withSpaceAfter(text, whole) : whole, applied.text)
  return changed === text ? { text: null, reply: { code: 'as-it-is' } } : { ...applied, text: changed }
}

/** So that no two spaces are left. */
function withSpaceAfter(text: string, { start, end }: AnswerPart): AnswerPart {
  const follows = text.slice(end).length - text.slice(end).trimStart().length
  return { start, end: start === 0 || /\s$/u.test(text.slice(0, start)) ? end + follows : end }
}

/** Where there is no answer yet, words that are given are the answer. */
function begin(command: TextCommand): Applied | null {
  if (command.kind === 'answer' || command.kind === 'add') return { text: command.text, reply: { code: 'taken' } }
  if (command.kind === 'figure') return { text: command.figure, reply: { code: 'taken' } }
  return command.kind === 'name' ? { text: command.name, reply: { code: 'taken' } } : null
}

function change(
  command: TextCommand,
  text: string,
  isPart: boolean,
  about: Pick<CommandContext, 'known' | 'funderName'>,
): Applied | null {
  switch (command.kind) {
    case 'answer':
      return null
    case 'add':
      return { text: added(text, command.text, isPart), reply: { code: isPart ? 'added-after' : 'added' } }
    case 'put':
      return { text: command.text, reply: { code: 'put' } }
    case 'cut':
      return { text: '', reply: { code: 'cut' } }
    case 'replace':
      return replace(command, text)
    case 'figure':
      return putFigure(command.figure, text)
    case 'name':
      return putName(command.name, text, about)
  }
}

function replace({ readings, isLiteral }: TextCommand & { kind: 'replace' }, text: string): Applied | null {
  for (const reading of readings) {
    const replaced = replaceWords(text, reading)
    if (replaced) return { text: replaced.text, reply: { code: 'replaced', ...reading, count: replaced.count } }
  }
  return isLiteral ? { text: null, reply: { code: 'not-there', words: readings[0]?.from ?? '' } } : null
}

function putFigure(figure: string, text: string): Applied {
  const replaced = replaceFigure(text, figure)
  if ('text' in replaced)
    return { text: replaced.text, reply: { code: 'replaced', from: replaced.old, to: figure, count: 1 } }
  const { choices } = replaced
  if (choices.length === 0) return { text: null, reply: { code: 'no-figure', figure } }
  return { text: null, reply: { code: 'which-figure', figures: choices, figure } }
}

function putName(name: string, text: string, about: Pick<CommandContext, 'known' | 'funderName'>): Applied {
  const renamed = renameOrganisation(text, name, about)
  if ('text' in renamed)
    return { text: renamed.text, reply: { code: 'replaced', from: renamed.old, to: name, count: 1 } }
  const { choices } = renamed
  if (choices.length === 0) return { text: null, reply: { code: 'no-name' } }
  return { text: null, reply: { code: 'which-name', names: choices, name } }
}

/** In the last paragraph, or below the list that the text ends with. */
function added(text: string, words: string, isPart: boolean): string {
  const before = text.trimEnd()
  const lastLine = before.slice(before.lastIndexOf('\n') + 1)
  const isListed = /^\s*(?:[-*•]|\d{1,2}[.)])\s/u.test(lastLine)
  return `${before}${isListed && !isPart ? '\n\n' : ' '}${words}`
}
