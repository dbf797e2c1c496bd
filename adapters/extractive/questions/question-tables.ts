import type { FormCell } from '../../../core/proposals/form.ts'
import { schemaKeyOf, type SchemaKey } from './schema-keys.ts'

/** The columns of a table that asks one question a row: its headings say which column asks and which one answers. */
export interface QuestionColumns {
  readonly question: number
  readonly answer: number
  /** Columns whose heading names a limit, with the word that gives their figures a meaning. */
  readonly limits: ReadonlyMap<number, string>
}

const QUESTION =
  /^(?:questions?|fields?|items?|prompts?|criteri(?:on|a)|requirements?|sections?|topics?|information(?: required| requested)?|details(?: required)?|frage[n]?|angabe[n]?|feld|rubriques?|champs?|intitulé|preguntas?|campos?|apartados?|perguntas?|itens|domand[ae]|vra(?:ag|gen)|onderdeel|kysymy\p{L}+|kohta|frågor?|spørgsmål|spørsmål|pytani[ae]|pole)$/iu
const ANSWER =
  /^(?:(?:your |the |applicants?['’]?s? |bidders?['’]? |suppliers?['’]? |organi[sz]ations?['’]? )?(?:answers?|responses?|repl(?:y|ies)|entry|input|text)(?: here)?|(?:ihre )?antwort(?:en)?|eintrag|(?:votre |vos )?réponses?|(?:su |tu )?respuestas?|(?:sua )?respostas?|rispost[ae]|(?:uw )?antwoord(?:en)?|vastau\p{L}+|svar|odpowied\p{L}+|to be (?:completed|filled in)(?: by .{1,30})?)$/iu
const WORD_LIMIT =
  /^(?:(?:max(?:imum)?\.? )?(?:number of )?words?(?: (?:limit|count|allowed|max(?:imum)?))?|max(?:imum)?\.? (?:no\.? of )?words|word limit.*|limite? (?:de|en) (?:mots|palabras)|wortzahl|wörter|max\. wörter|woordlimiet|palabras|mots)$/iu
const CHARACTER_LIMIT =
  /^(?:(?:max(?:imum)?\.? )?(?:number of )?char(?:acter)?s?(?: (?:limit|count|allowed|max(?:imum)?))?|character limit.*|limite? de caract[eè]res|caract[eè]res|caracteres|zeichen(?:zahl|begrenzung)?|max\. zeichen|caratteri|tekens|znaki)$/iu

/** Reads the headings of such a table; null where the row names no column that asks and one that answers. */
export function questionColumns(row: readonly FormCell[], textOf: (cell: FormCell) => string): QuestionColumns | null {
  const headed = row.map((cell) => ({ column: cell.column, text: textOf(cell).replace(/[\s:*]+$/u, '') }))
  const question = headed.find(({ text }) => QUESTION.test(text))
  const answer = headed.find(({ text, column }) => ANSWER.test(text) && column > (question?.column ?? Infinity))
  if (question === undefined || answer === undefined) return null
  const limits = headed.flatMap(({ column, text }): [number, string][] => {
    if (WORD_LIMIT.test(text)) return [[column, 'words']]
    return CHARACTER_LIMIT.test(text) ? [[column, 'characters']] : []
  })
  return { question: question.column, answer: answer.column, limits: new Map(limits) }
}

/** What each column of a written-out form tells, with its heading. */
export type SchemaColumns = ReadonlyMap<number, { readonly key: SchemaKey; readonly name: string }>

const MIN_ROWS = 2
const TELLING: ReadonlySet<SchemaKey> = new Set(['help', 'type', 'options', 'limit', 'required'])

/** Reads the headings over the records of a written-out form; null where they don't name what fields are told by. */
export function schemaColumns(
  row: readonly FormCell[],
  body: readonly (readonly FormCell[])[],
  textOf: (cell: FormCell) => string,
): SchemaColumns | null {
  const isFilled = (column: number) =>
    body.some((cells) => cells.some((one) => one.column === column && textOf(one) !== ''))
  const named = row.flatMap((cell) => {
    const key = schemaKeyOf(textOf(cell))
    return key === null || !isFilled(cell.column) ? [] : [{ column: cell.column, key, name: textOf(cell) }]
  })
  const telling = named.filter(({ key }) => TELLING.has(key))
  const opener = named.find(({ key }) => key === 'prompt') ?? named.find(({ key }) => key === 'weakPrompt')
  if (body.length < MIN_ROWS || opener === undefined || telling.length === 0) return null
  if (opener.key === 'weakPrompt' && !telling.some(({ key }) => key !== 'help' && key !== 'limit')) return null
  return new Map(
    named.map(({ column, key, name }) => [column, { key: column === opener.column ? 'prompt' : key, name }]),
  )
}
