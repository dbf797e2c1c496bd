import type { AnswerWarning } from '../../../core/shared/answer-warning.ts'
import type { TextState } from '../../../core/shared/text-state.ts'
import { parsedOrNull } from '../json.ts'

/** Beginnings of the note with which earlier releases ended a text with unsupported claims, in their languages. */
const OPENINGS = [
  'Please check before you use this text. None of its sources holds',
  'Bitte prüfen Sie den Text, bevor Sie ihn verwenden. Keine seiner Quellen enthält',
  'Veuillez vérifier ce texte avant de l’utiliser. Aucune de ses sources ne contient',
  'Compruebe este texto antes de utilizarlo. Ninguna de sus fuentes contiene',
  'Controllate questo testo prima di usarlo. Nessuna delle sue fonti contiene',
  'Verifique este texto antes de o utilizar. Nenhuma das suas fontes contém',
  'Controleer deze tekst voordat u hem gebruikt. Geen van de bronnen bevat',
]
const CLAIM = /“([^”]*)”/gu

/** Splits off the note in which earlier releases listed unsupported claims, and returns these as warnings. */
export function apartFromCheckNote(stored: string): { text: string; warnings: AnswerWarning[] } {
  const at = stored.lastIndexOf('\n\n*')
  const note = at < 0 ? '' : stored.slice(at + 3)
  const isNote = note.endsWith('*') && OPENINGS.some((opening) => note.startsWith(`${opening}: “`))
  if (!isNote) return { text: stored, warnings: [] }
  const text = stored.slice(0, at)
  const claims = [...note.matchAll(CLAIM)].map(([, claim = '']) => claim.replace(/\\(.)/gu, '$1'))
  return { text, warnings: claims.flatMap((claim) => warningOf(claim, text)) }
}

function warningOf(claim: string, text: string): AnswerWarning[] {
  const start = text.indexOf(claim)
  if (start < 0 || claim === '') return []
  const kind = /\p{N}/u.test(claim) ? 'figure' : 'name'
  return [{ kind: 'unsupported', claim: kind, text: claim, start, end: start + claim.length }]
}

/** A stored text and its state. A text without a state stays unchanged, because it has no place for warnings. */
export function storedText(
  text: string | null,
  stateJson: string | null,
): { text: string | null; state: TextState | null } {
  const state = parsedOrNull<TextState>(stateJson)
  if (text === null || state === null) return { text, state }
  const { text: own, warnings } = apartFromCheckNote(text)
  return { text: own, state: warnings.length === 0 ? state : { ...state, warnings } }
}
