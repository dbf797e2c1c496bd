import { useTextLanguage } from './text-language.ts'
import { useAccountLanguage } from './use-account-language.ts'
import { useDebounced } from './use-debounced.ts'

/** Milliseconds without a key after which a text is looked at. */
const PAUSE = 1000

/** The `lang` of what is being written, by which browsers check its spelling: the account's until the text tells another. */
export function useWritingLanguage(text: string): string | undefined {
  return useTextLanguage(useDebounced(text, PAUSE), useAccountLanguage())
}
