import { QUESTION_KINDS, type QuestionKind } from '../../../../core/proposals/question/question-kind.ts'
import type { Element, Role, WrittenForm } from './notation.ts'

const EMPTY: Omit<Element, 'role' | 'text'> = {
  kind: null,
  short: false,
  level: 0,
  mark: 'none',
  options: [],
  columns: [],
  rows: [],
  emptyRows: 0,
}

/** Reads a `.form` file; throws on a line whose tag or kind is unknown. */
export function parseForm(name: string, content: string): WrittenForm {
  const [head = '', ...body] = content.split(/^--[ \t]*$/m)
  const header = Object.fromEntries(
    head.split('\n').flatMap((line) => {
      const match = /^(\w+):\s*(.*)$/.exec(line)
      return match === null ? [] : [[match[1]!, match[2]!.trim()]]
    }),
  ) as Record<string, string>
  const elements = body
    .join('--')
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : elementsOf(line, name)))
  return {
    name,
    title: header['title'] ?? '',
    language: header['language'] ?? 'en',
    layouts: listOf(header['layouts'] ?? '', ','),
    questions: (['bullets', 'heading', 'plain'] as const).find((one) => one === header['questions']) ?? null,
    elements,
  }
}

const LINE = /^(H[123Q]|Q\+?|G<?|[LOBMPFDSXK]|\/K|N\??|A[#?|]?)(?:\s+(.*))?$/u

function elementsOf(line: string, name: string): Element[] {
  const match = LINE.exec(line.trim())
  if (match === null) throw new Error(`${name}: no element in "${line.slice(0, 60)}"`)
  const [, tag = '', rest = ''] = match
  const parts = rest.split(/\s+\|\s*|^\|\s*/u).map((part) => part.trim())
  return tag.startsWith('Q') || tag === 'HQ' ? asking(tag, parts, line) : plain(tag, rest.trim(), parts)
}

function asking(tag: string, parts: readonly string[], line: string): Element[] {
  const [named = '', marked] = (parts[0] ?? '').split(' ')
  const text = parts.slice(1)
  const kind = named === 'short' ? 'text' : named
  if (!isKind(kind) || text.length === 0) throw new Error(`no kind in "${line.slice(0, 60)}"`)
  const mark = tag === 'HQ' || marked === '@heading' ? 'heading' : tag === 'Q+' ? 'follow-up' : 'none'
  const short = kind !== 'table' && (named === 'short' || kind !== 'text')
  return [{ ...EMPTY, role: 'question', text: text.join(' | '), kind, short, mark }]
}

function plain(tag: string, text: string, parts: readonly string[]): Element[] {
  const [first = '', second = '', third = ''] = parts
  const of = (role: Role, more: Partial<Element> = {}): Element[] => [{ ...EMPTY, role, text, ...more }]
  switch (tag[0]) {
    case 'H':
      return of('heading', { level: Number(tag[1]) })
    case 'G':
      return tag === 'G<' ? of('guidance', { mark: 'before' }) : bulleted('guidance', text)
    case 'L':
      return of('limit')
    case 'N':
      return tag === 'N?' ? of('instruction', { mark: 'asking' }) : bulleted('instruction', text)
    case 'O':
      return [optionsOf(first, second, third)]
    case 'B':
      return of('budget', { text: '', kind: 'budget', columns: listOf(first), rows: listOf(second) })
    case 'M':
      return of('text-table', { text: '', kind: 'table', columns: listOf(first), emptyRows: Number(second) || 3 })
    case 'P':
      return of('grid', { text: '', kind: 'table', rows: listOf(first), columns: listOf(second) })
    case 'F':
      return of('attachment', { kind: 'attachment', text: text.replace(/^- /, '') })
    case 'D':
      return of('declaration', { kind: 'declaration', text: text.replace(/^- /, '') })
    case 'S':
      return of('signature', { text: '', kind: 'signature', options: listOf(text) })
    case 'X':
      return officeOf(text, first, second).flatMap((more) => of('office', more))
    case 'K':
      return of('group')
    case 'A':
      return answerOf(tag, text)
    default:
      return of('group', { text: '' })
  }
}

function optionsOf(kind: string, prompt: string, options: string): Element {
  const named = listOf(options)
  const picks = named.length > 0 ? named : kind === 'yes-no' ? ['Yes', 'No'] : []
  return { ...EMPTY, role: 'tick-prompt', text: prompt, kind: isKind(kind) ? kind : 'choice', options: picks }
}

/** The heading of an office part, its fields, or both. */
function officeOf(text: string, first: string, second: string): Partial<Element>[] {
  if (second !== '') return [{ text: first }, { text: '', options: listOf(second) }]
  return [text.includes(' ; ') ? { text: '', options: listOf(text) } : {}]
}

function answerOf(tag: string, text: string): Element[] {
  if (tag === 'A|') return [{ ...EMPTY, role: 'answer', text: '', mark: 'row', columns: listOf(text) }]
  if (tag === 'A#') return [{ ...EMPTY, role: 'answer', text, mark: 'title' }]
  return tag === 'A?' ? [{ ...EMPTY, role: 'answer', text, mark: 'asking' }] : bulleted('answer', text)
}

function bulleted(role: Role, text: string): Element[] {
  const bullet = /^[-*] (.*)$/u.exec(text)
  return [{ ...EMPTY, role, text: bullet?.[1] ?? text, mark: bullet === null ? 'none' : 'bullet' }]
}

function listOf(text: string, mark = ';'): string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isKind(kind: string | undefined): kind is QuestionKind {
  return QUESTION_KINDS.some((known) => known === kind)
}
