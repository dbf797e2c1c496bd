import type { PlaceOfQuestion } from '../../forms.ts'

type Place = Pick<PlaceOfQuestion, 'state' | 'reason'>

const WRITTEN: Record<Exclude<Place['state'], 'left' | 'no-place' | 'filled'>, string> = {
  small: 'The answer stands in its place in small letters. Check that it can be read, or shorten it.',
  'further-page':
    'The answer has no room in its place: it stands, or goes on, on a further page, which its place names.',
  'too-long': 'The answer is longer than its place. Check how it looks, or shorten it.',
}

const LEFT: Record<NonNullable<Place['reason']>, string> = {
  unanswered: 'There is no answer yet.',
  unconfirmed: 'The answer is not confirmed yet.',
  'by-hand': 'This is to be done by hand.',
  'no-place': 'The form has no place for the answer.',
  'unknown-option': 'The form has no such option.',
  protected: 'The place is protected.',
  unwritable: 'The answer can’t be written there.',
}

/** Reason why an answer is not fully or easily visible in its place; null if it is. */
export function filledPlaceSentence({ state, reason }: Place): string | null {
  if (state === 'filled') return null
  return state === 'left' || state === 'no-place' ? LEFT[reason ?? 'no-place'] : WRITTEN[state]
}
