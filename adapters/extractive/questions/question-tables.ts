import type { FormCell } from '../../../core/proposals/form.ts'

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
