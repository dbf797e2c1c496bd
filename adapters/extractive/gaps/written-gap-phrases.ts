import type { GapPhrases } from '../../../core/known/ports.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import { askedText } from '../answers/asked-text.ts'
import { PHRASES, quotedQuestion } from '../answers/phrases.ts'

export const writtenGapPhrases: GapPhrases = {
  askFor({ question }) {
    const texts = [PHRASES.askFor(quotedQuestion(askedText(question.text))), PHRASES.askForShort, '–']
    return texts.find((text) => isWithin(text, question.limit)) ?? ''
  },
}
