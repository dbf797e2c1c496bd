import type { GapPhrases } from '../../../core/known/ports.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import { askedText } from '../answers/asked-text.ts'

interface Phrases {
  /** `question` is the question, shortened. */
  askFor(question: string): string
  readonly short: string
}

const LONGEST_ECHO = 100

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    askFor: (question) => `We need this from you: “${question}”. Fill it in under “What we still need from you”.`,
    short: 'We need this from you.',
  },
  de: {
    askFor: (question) => `Das brauchen wir von Ihnen: „${question}“. Bitte tragen Sie es oben auf der Seite ein.`,
    short: 'Das brauchen wir von Ihnen.',
  },
  fr: {
    askFor: (question) => `Nous avons besoin de cette information : « ${question} ». Indiquez-la en haut de la page.`,
    short: 'Nous avons besoin de cette information.',
  },
  cy: {
    askFor: (question) => `Mae angen hyn arnom gennych chi: “${question}”. Llenwch ef ar frig y dudalen.`,
    short: 'Mae angen hyn arnom gennych chi.',
  },
}

/** In the account's language if supported, otherwise in English. */
export const writtenGapPhrases: GapPhrases = {
  askFor({ question, settings }) {
    const phrases = PHRASES[settings.language.toLowerCase().split(/[-_]/)[0] ?? 'en'] ?? PHRASES['en']!
    const texts = [phrases.askFor(shortened(askedText(question.text))), phrases.short, '–']
    return texts.find((text) => isWithin(text, question.limit)) ?? ''
  },
}

function shortened(question: string): string {
  const line = question.replace(/\s+/g, ' ').replace(/[?.:*\s]+$/u, '')
  return line.length <= LONGEST_ECHO ? line : `${line.slice(0, LONGEST_ECHO).replace(/\s+\S*$/u, '')}…`
}
