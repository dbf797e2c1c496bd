import { texts } from './texts/texts.ts'
import { useLoadSettingsQuery } from './writing-service/account-settings.ts'

/** The language in which the user's account writes; the page's while unknown. */
export function useAccountLanguage(): string {
  const { data } = useLoadSettingsQuery()
  return data?.language ?? texts.locale
}
