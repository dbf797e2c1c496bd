import type { AnswerWarning } from '../../../core/shared/answer-warning.ts'
import type { TextState } from '../../../core/shared/text-state.ts'
import { parsedOrNull } from '../json.ts'

/** How earlier releases ended a text whose claims its sources do not hold, in the languages that they knew. */
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

/** A text without the note in which earlier releases named its unsupported claims, and these as warnings. */
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

/** A text and its state as they are stored. One that has no state is left as it is: there is no place for warnings. */
export function storedText(
  text: string | null,
  stateJson: string | null,
): { text: string | null; state: TextState | null } {
  const state = parsedOrNull<TextState>(stateJson)
  if (text === null || state === null) return { text, state }
  const { text: own, warnings } = apartFromCheckNote(text)
  return { text: own, state: warnings.length === 0 ? state : { ...state, warnings } }
}
