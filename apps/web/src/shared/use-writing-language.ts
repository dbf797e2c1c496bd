import { useTextLanguage } from './text-language.ts'
import { useAccountLanguage } from './use-account-language.ts'
import { useDebounced } from './use-debounced.ts'

/** Milliseconds without a key before a text's language is determined. */
const PAUSE = 1000

/** The `lang` of a text being written, for the browser's spelling check: the account's until the text shows another. */
export function useWritingLanguage(text: string): string | undefined {
  return useTextLanguage(useDebounced(text, PAUSE), useAccountLanguage())
}
